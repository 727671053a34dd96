import { chooseNextOrderStatus, type OrderEvent, type OrderStatus } from '@sluimer/domain/order/status'

/** Returns the status after an event. An event that the table of statuses does not allow is a bug of the caller. */
export function move(status: OrderStatus, event: OrderEvent): OrderStatus {
  const next = chooseNextOrderStatus(status, event)
  if (!next.ok) throw new Error(`an order that is ${status} cannot see ${event}`)
  return next.status
}
