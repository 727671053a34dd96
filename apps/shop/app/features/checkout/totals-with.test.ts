import type { CartTotals } from '@sluimer/contract/cart/schemas'
import type { Checkout } from '@sluimer/contract/checkout/schemas'
import { expect, test } from 'vitest'
import { someTotals } from '../cart/cart.builders.ts'
import { aCost } from '../order/order.builders.ts'
import { type ChosenWays, totalsWith } from './totals-with.ts'

const shipping = { kind: 'shipping', title: 'Bezorgd door twee personen', cents: 2995 } as const
const totals = someTotals({ sub_total: 30000, costs: [shipping], grand_total: 32995, total: 32995 })
const parts = [
  { code: 'day', price_incl: 0 },
  { code: 'evening', price_incl: 1495 },
]
function aCheckout(changes: Partial<CartTotals> = {}): Checkout {
  return {
    cart: { items: [{ price: 15000, quantity: 2 }], totals: { ...totals, ...changes } },
    shippingMethods: [
      { code: 'two_man', title: shipping.title, price_incl: 2995, days: [{ date: '2026-12-01', parts }] },
      { code: 'pickup', title: 'Pakketpunt', price_incl: 395, days: [] },
    ],
    paymentMethods: [{ code: 'paypal', title: 'PayPal', price_incl: 99 }],
    foreignPaymentMethods: [],
    shippingInsurance: 1000,
    delivery: { haul_away_price: 1995 },
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
    shipping_costs: 4490,
    haul_away_costs: 3990,
    insurance_costs: 1000,
    payment_costs: 99,
    grand_total: 39579,
    total: 39579,
  })
})

test('[CO-04] what was chosen before is taken off again', () => {
  const costs = [{ ...shipping, cents: 4490 }, aCost('payment', 99)]
  const before = aCheckout({ costs, shipping_costs: 4490, payment_costs: 99, grand_total: 34589 })
  expect(totalsWith(before, choose({ method: 'pickup', haulAway: '1' }))).toMatchObject({
    shipping_costs: 395,
    haul_away_costs: 0,
    payment_costs: 0,
    grand_total: 30395,
  })
})

test('[CA-01] discounts stay in the sums', () => {
  const discounts = [{ title: 'Actie', code: null, source: 'promotion' as const, amount: 5000 }]
  const before = aCheckout({ discounts, grand_total: 27995 })
  expect(totalsWith(before, choose())).toMatchObject({ grand_total: 27995, discounts })
  expect(totalsWith(before, choose({ method: 'pickup' }))).toMatchObject({ grand_total: 25395 })
})

test('until a way is chosen the server’s sums are shown', () => {
  expect(totalsWith(aCheckout(), choose({ method: '' }))).toEqual(totals)
})

test('only the server says what a cart without VAT saves', () => {
  const net = aCheckout({ vat_saved: 5000 })
  expect(totalsWith(net, choose())).toEqual(net.cart.totals)
  expect(totalsWith(net, choose({ method: 'pickup' }))).toMatchObject({ grand_total: 30395, vat_saved: 0 })
})
