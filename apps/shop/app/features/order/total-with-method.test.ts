import { expect, test } from 'vitest'
import { type PayableOrder, totalCentsWith } from './total-with-method.ts'

const order: PayableOrder = {
  totals: { grand_total: 10099, payment_costs: 99 },
  paymentMethods: [
    { code: 'ideal', price_incl: 0 },
    { code: 'paypal', price_incl: 99 },
  ],
}

test('[CO-04] another method takes its own costs in place of the first one’s', () => {
  expect(totalCentsWith(order, 'ideal')).toBe(10_000)
  expect(totalCentsWith(order, 'paypal')).toBe(10_099)
  expect(totalCentsWith(order, 'onbekend')).toBe(10_099)
})
