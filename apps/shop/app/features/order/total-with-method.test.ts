import { expect, test } from 'vitest'
import { aCost } from './order.builders.ts'
import { type PayableOrder, totalCentsWith } from './total-with-method.ts'

const order: PayableOrder = {
  totals: {
    sub_total: 10_500,
    discount: 995,
    costs: [aCost('shipping', 495), aCost('payment', 99)],
    grand_total: 10_099,
  },
  paymentMethods: [
    { code: 'ideal', title: 'iDEAL', price_incl: 0 },
    { code: 'paypal', title: 'PayPal', price_incl: 99 },
  ],
}

test('[CO-04] another method takes its own costs in place of the first one’s', () => {
  expect(totalCentsWith(order, 'ideal')).toBe(10_000)
  expect(totalCentsWith(order, 'paypal')).toBe(10_099)
  expect(totalCentsWith(order, 'onbekend')).toBe(10_099)
})
