import type { Order } from '@sluimer/contract/order/schemas'

const confirmed: readonly Order['status'][] = ['paid', 'processing', 'shipped', 'delivered']

/** The order is paid and goes on: its buyer may be thanked. */
export function isConfirmed({ status }: Pick<Order, 'status'>): boolean {
  return confirmed.includes(status)
}

/** Money came in for an order that was let go before: it goes back. */
export function isRefundDue({ status, payment_status }: Pick<Order, 'status' | 'payment_status'>): boolean {
  return status === 'canceled' && (payment_status === 'paid' || payment_status === 'authorized')
}
