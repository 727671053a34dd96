import type { OrderStatusAnswer } from '@sluimer/contract/order/schemas'

/** Returns where a shopper goes by what the server knows about the order (CO-05); undefined means: wait here. */
export function choosePageAfterStatus({ next, order_id: id }: OrderStatusAnswer): string | undefined {
  const order = encodeURIComponent(id)
  if (next === 'thankyou') return `/checkout/thankyou?order=${order}`
  if (next === 'pending') return `/checkout/pending/?order=${order}`
  if (next === 'betalen') return `/checkout/betalen/${order}/`
  return undefined
}
