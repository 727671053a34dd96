import type { CartTotals } from '@sluimer/contract/cart/schemas'
import type { Checkout } from '@sluimer/contract/checkout/schemas'
import { expect, test } from 'vitest'
import { type ChosenWays, totalsWith } from './chosen-totals.ts'

const totals = {
  sub_total: 300,
  shipping_costs: 29.95,
  haul_away_costs: 0,
  insurance_costs: 0,
  payment_costs: 0,
  grand_total: 329.95,
  total: 329.95,
  vat_saved: null,
} as CartTotals
const parts = [
  { code: 'day', price_incl: 0 },
  { code: 'evening', price_incl: 14.95 },
]
function aCheckout(changes: Partial<CartTotals> = {}): Checkout {
  return {
    cart: { totals: { ...totals, ...changes } },
    shippingMethods: [
      { code: 'two_man', price_incl: 29.95, days: [{ date: '2026-12-01', parts }] },
      { code: 'pickup', price_incl: 3.95, days: [] },
    ],
    paymentMethods: [{ code: 'paypal', price_incl: 0.99 }],
    foreignPaymentMethods: [],
    shippingInsurance: 10,
    delivery: { haul_away_price: 19.95 },
  } as unknown as Checkout
}
function choose(changes: Partial<ChosenWays['delivery']> = {}, others: Partial<ChosenWays> = {}): ChosenWays {
  return {
    delivery: {
      method: 'two_man',
      day: '2026-12-01/day',
      haulAway: '0',
      point: '',
      zipcode: '',
      noteForDeliverer: '',
      noteForShop: '',
      ...changes,
    },
    shippingInsurance: false,
    selectedPaymentMethod: null,
    ...others,
  }
}

test('[CO-04] every choice that costs something is in the sums as soon as it is made', () => {
  expect(totalsWith(aCheckout(), choose())).toEqual(totals)
  const dear = choose(
    { day: '2026-12-01/evening', haulAway: '2' },
    { shippingInsurance: true, selectedPaymentMethod: 'paypal' },
  )
  expect(totalsWith(aCheckout(), dear)).toMatchObject({
    shipping_costs: 44.9,
    haul_away_costs: 39.9,
    insurance_costs: 10,
    payment_costs: 0.99,
    grand_total: 395.79,
    total: 395.79,
  })
})

test('[CO-04] what was chosen before is taken off again', () => {
  const before = aCheckout({ shipping_costs: 44.9, payment_costs: 0.99, grand_total: 345.89 })
  expect(totalsWith(before, choose({ method: 'pickup', haulAway: '1' }))).toMatchObject({
    shipping_costs: 3.95,
    haul_away_costs: 0,
    payment_costs: 0,
    grand_total: 303.95,
  })
})

test('until a way is chosen the server’s sums are shown', () => {
  expect(totalsWith(aCheckout(), choose({ method: '' }))).toEqual(totals)
})

test('only the server says what a cart without VAT saves', () => {
  const net = aCheckout({ vat_saved: 50 })
  expect(totalsWith(net, choose())).toEqual(net.cart.totals)
  expect(totalsWith(net, choose({ method: 'pickup' }))).toMatchObject({ grand_total: 303.95, vat_saved: 0 })
})
