import type { Order } from '@sluimer/contract/order/schemas'

const confirmed: readonly Order['status'][] = ['paid', 'processing', 'shipped', 'delivered']

/** Whether the order is paid and goes ahead: its buyer may be thanked. */
export function isConfirmed({ status }: Pick<Order, 'status'>): boolean {
  return confirmed.includes(status)
}

const ended: readonly Order['status'][] = ['delivered', 'canceled', 'refunded']

/** Whether the goods are still to come: of others it is no news when they would. */
export function isToCome({ status }: Pick<Order, 'status'>): boolean {
  return !ended.includes(status)
}

/** Whether money came in for an order that was canceled before: it will be paid back. */
export function isRefundDue({ status, payment_status }: Pick<Order, 'status' | 'payment_status'>): boolean {
  return status === 'canceled' && (payment_status === 'paid' || payment_status === 'authorized')
}
