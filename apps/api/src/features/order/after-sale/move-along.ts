import { chooseNextOrderStatus, type OrderEvent, type OrderStatus } from '@sluimer/domain/order/status'
import type { PaymentDeps } from '../../payment/create-payment-provider.ts'
import { recordOrderEvent, updateOrder } from '../rows/order.queries.ts'
import { changeOrder, type OrderChange } from './change-order.ts'

/** Notes that somebody works on the order: it can still be canceled, but not changed. */
export function startProcessing(deps: PaymentDeps, number: string) {
  return moveAlong(deps, number, 'processing_started')
}

/** Notes that the shopper has the goods. The withdrawal period runs from here. */
export function deliverOrder(deps: PaymentDeps, number: string) {
  return moveAlong(deps, number, 'delivered')
}

function moveAlong(
  deps: PaymentDeps,
  number: string,
  event: OrderEvent,
): Promise<OrderChange<{ status: OrderStatus }>> {
  return changeOrder(deps, number, async (tx, { order, now }) => {
    const next = chooseNextOrderStatus(order.status, event)
    if (!next.ok) return { ok: false, reason: 'not_allowed' }
    await updateOrder(tx, order.id, { status: next.status })
    recordOrderEvent(tx, order.id, { at: now, type: event })
    return { ok: true, value: { status: next.status } }
  })
}
