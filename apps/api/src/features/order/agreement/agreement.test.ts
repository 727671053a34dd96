import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { type PricedCart, priceCart } from '../../cart/price/price-cart.ts'
import { cart } from '../../cart/rows/tables.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { aLender } from '../../payment/payment.builders.ts'
import { savePaymentMethod } from '../../payment/save-payment-method.ts'
import { aBelgianCustomer, aCustomer, aVisitorAtPay, type Wish } from '../order.builders.ts'
import { agree, calculateVatCents, type Wish as PlacedWish } from './agreement.ts'

const now = new Date('2026-11-18T10:00:00Z')
const answers = { dob: '1980-02-29', gender: '2', phone: '0612345678', terms: true } as const
let app: TestApp
let variantId: number
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  variantId = onlyVariantId(await aProduct(app.db, { priceCents: 6_000, stock: 50 }))
  await savePaymentMethod(app.db, { code: 'billink', isActive: true, lender: aLender })
})
afterAll(() => app.close())

/** The cart of a visitor who only has to press the button. */
async function aPricedCart(special: Partial<Wish> = {}): Promise<PricedCart> {
  const before = new Set((await app.db.select({ id: cart.id }).from(cart)).map(({ id }) => id))
  await aVisitorAtPay(app, { lines: [{ variantId }], ...special })
  const row = (await app.db.select().from(cart)).find(({ id }) => !before.has(id))
  if (row === undefined) throw new Error('no cart')
  return priceCart(app.db, row, now)
}
function agreeOn(priced: PricedCart, special: Partial<PlacedWish> = {}) {
  const wish = { details: aCustomer(), paymentAnswers: null, ...special }
  const expectedTotalCents = special.expectedTotalCents ?? priced.totals.grandTotalCents
  return agree(priced, { ...wish, expectedTotalCents }, { vatScheme: 'oss', now })
}
const refused = (code: string) => ({ ok: false, error: { code } })
function agreeOnFingerprint(...given: Parameters<typeof agreeOn>): string {
  const agreed = agreeOn(...given)
  if (!agreed.ok) throw new Error(agreed.error.code)
  return agreed.data.fingerprint
}

test('goods, choices and sum that fit together are agreed on', async () => {
  expect(agreeOn(await aPricedCart())).toMatchObject({ ok: true, data: { vatCents: 1_041 } })
})

test('[CO-04] the goods go to the country for which the cart was priced', async () => {
  const priced = await aPricedCart()
  const recipient = { first_name: 'Noor', last_name: 'de Vries', name: 'Noor de Vries' }
  const belgianAddress = { ...aBelgianCustomer().billing, ...recipient }
  expect(agreeOn(priced, { details: aBelgianCustomer() })).toEqual(refused('checkout_incomplete'))
  const elsewhere = { ...aCustomer(), sameDeliveryAddress: false, shipping: belgianAddress }
  expect(agreeOn(priced, { details: elsewhere })).toEqual(refused('checkout_incomplete'))
  const unchosen = { ...priced, cart: { ...priced.cart, countryCode: null } }
  expect(agreeOn(unchosen)).toEqual(refused('checkout_incomplete'))
})

test('[CO-04] delivery and payment are chosen, and can still be had', async () => {
  const priced = await aPricedCart()
  const without = (changes: object) => agreeOn({ ...priced, cart: { ...priced.cart, ...changes } })
  expect(without({ shippingMethod: null })).toEqual(refused('checkout_incomplete'))
  expect(without({ paymentMethod: null })).toEqual(refused('checkout_incomplete'))
  expect(agreeOn({ ...priced, shipping: undefined })).toEqual(refused('shipping_method_unavailable'))
  expect(agreeOn({ ...priced, payment: undefined })).toEqual(refused('payment_method_unavailable'))
  expect(agreeOn({ ...priced, lines: [] })).toEqual(refused('cart_empty'))
})

test('[CO-04] a day that is no longer free, and a pick-up point that was not chosen, stop the order', async () => {
  const priced = await aPricedCart()
  const { shipping, delivery } = priced
  if (shipping === undefined) throw new Error('no way to deliver')
  const goneSlot = { date: '2026-11-24', part: 'day' } as const
  expect(agreeOn({ ...priced, delivery: { ...delivery, goneSlot } })).toEqual(
    refused('delivery_day_unavailable'),
  )
  expect(
    agreeOn({
      ...priced,
      shipping: { ...shipping, code: 'pickup' },
      delivery: { ...delivery, pickupPoint: undefined },
    }),
  ).toEqual(refused('checkout_incomplete'))
})

test('[VA-11] a method that asks something needs its answers, and none are kept for a method that asks nothing', async () => {
  const paid = { payment: 'billink', answers: { ...answers, dob: '29-02-1980' } }
  const later = await aPricedCart(paid)
  expect(agreeOn(later)).toEqual(refused('checkout_incomplete'))
  expect(agreeOn(later, { paymentAnswers: answers })).toMatchObject({
    ok: true,
    data: { paymentAnswers: answers },
  })
  expect(agreeOn(await aPricedCart(), { paymentAnswers: {} })).toMatchObject({
    ok: true,
    data: { paymentAnswers: null },
  })
})

test('[CO-05] nobody pays a sum, or a price per piece, that was not shown', async () => {
  const priced = await aPricedCart()
  const total = priced.totals.grandTotalCents
  for (const expectedTotalCents of [total - 1, total + 1])
    expect(agreeOn(priced, { expectedTotalCents })).toMatchObject(refused('price_changed'))
  const itemId = priced.lines[0]?.itemId ?? ''
  expect(agreeOn(priced, { expectedPrices: new Map([[itemId, 5_999]]) })).toMatchObject({
    ok: false,
    error: { code: 'price_changed', prices: [{ item_id: itemId, old_price: 5_999, price: 6_000 }] },
  })
  expect(agreeOn(priced, { expectedPrices: new Map([[itemId, 6_000]]) })).toMatchObject({ ok: true })
})

test('[CO-05] the same wish is the same order, and every change of it is another', async () => {
  const priced = await aPricedCart()
  const { shipping, payment, delivery, lines, discounts, totals } = priced
  const [line] = lines
  if (!shipping || !payment || !line) throw new Error('the cart is not whole')
  const before = agreeOnFingerprint(priced)
  expect(agreeOnFingerprint({ ...priced })).toBe(before)
  const later = { ...shipping, arrival: 'op een andere dag' }
  expect(agreeOnFingerprint({ ...priced, shipping: later })).toBe(before)

  const slot = { date: '2026-11-24', part: 'evening' } as const
  const point = { id: 'punt-1' } as NonNullable<PricedCart['delivery']['pickupPoint']>
  const moved = { ...aCustomer(), customer: { ...aCustomer().customer, email: 'ander@voorbeeld.example' } }
  const part = { source: 'promotion', title: 'Actie', code: null, amountCents: 1 } as const
  const changed = [
    agreeOnFingerprint({ ...priced, lines: [{ ...line, quantity: 2 }] }),
    agreeOnFingerprint({ ...priced, lines: [{ ...line, variantId: -1 }] }),
    agreeOnFingerprint({ ...priced, shipping: { ...shipping, code: 'letterbox' } }),
    agreeOnFingerprint({ ...priced, payment: { ...payment, code: 'paypal' } }),
    agreeOnFingerprint({ ...priced, hasInsurance: true }),
    agreeOnFingerprint({ ...priced, totals: { ...totals, grandTotalCents: 1 } }),
    agreeOnFingerprint({ ...priced, discounts: { ...discounts, parts: [part] } }),
    agreeOnFingerprint({ ...priced, delivery: { ...delivery, slot } }),
    agreeOnFingerprint({ ...priced, delivery: { ...delivery, pickupPoint: point } }),
    agreeOnFingerprint({
      ...priced,
      delivery: { ...delivery, haulAway: { ...delivery.haulAway, pieces: 1 } },
    }),
    agreeOnFingerprint(priced, { notes: { deliverer: 'Bel aan', shop: '' } }),
    agreeOnFingerprint(priced, { notes: { deliverer: '', shop: 'Bel aan' } }),
    agreeOnFingerprint(priced, { details: moved }),
  ]
  expect(new Set([before, ...changed]).size).toBe(changed.length + 1)
})

test('the VAT in a total is that of each line after its discount, and of costs at the rates of the goods', () => {
  const goods = { priceCents: 12_100, quantity: 1, discountCents: 0, vatPercent: 21 }
  expect(calculateVatCents([goods], 12_100)).toBe(2_100)
  expect(calculateVatCents([{ ...goods, discountCents: 1_210 }], 10_890)).toBe(1_890)
  expect(calculateVatCents([goods], 12_705)).toBe(2_205)
})
