import { addCartItemEndpoint, getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import { choosePaymentEndpoint, getCheckoutEndpoint } from '@sluimer/contract/checkout/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { aVisitorAtPay, pressPay } from '../order.builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => new Date('2026-11-18T10:00:00Z') })
})
afterAll(() => app.close())

async function someGoods(weightGrams: number | null, deliveryClass: 'letterbox' | 'parcel' = 'parcel') {
  const variants = [
    { sku: `G${deliveryClass}${weightGrams}`, priceCents: 1_000, stockOnHand: 50, weightGrams },
  ]
  return onlyVariantId(await aProduct(app.db, { deliveryClass, variants }))
}
const pickup = { shipping: 'pickup', delivery: { pickupPoint: 'NL-1012-kiosk' } }

test('[CO-04] goods that become too heavy for a pick-up point are brought home, and the shopper chooses anew before paying', async () => {
  const variantId = await someGoods(6_700)
  const cookies = await aVisitorAtPay(app, { lines: [{ variantId, quantity: 2 }], ...pickup })
  const codes = async () =>
    (await app.mustCall(getCheckoutEndpoint, {}, { cookies })).shippingMethods.map(({ code }) => code)
  expect(await codes()).toEqual(['parcel', 'pickup'])
  await app.mustCall(addCartItemEndpoint, { body: { item_id: String(variantId) } }, { cookies })
  expect(await codes()).toEqual(['parcel'])
  expect(await app.mustCall(getCheckoutEndpoint, {}, { cookies })).toMatchObject({
    next_step: 'payment-methods',
    delivery: { pickup_point: null },
  })
  expect(await pressPay(app, cookies)).toMatchObject({ ok: false })
  const body = {
    selectedPaymentMethod: 'ideal',
    selectedShippingMethod: 'pickup',
    pickupPoint: 'NL-1012-kiosk',
  }
  expect(await app.call(choosePaymentEndpoint, { body }, { cookies })).toMatchObject({ ok: false })
})

test('[CO-04] what is too heavy for the letterbox together costs and travels as a parcel', async () => {
  const variantId = await someGoods(700, 'letterbox')
  const cookies = await aVisitorAtPay(app, { lines: [{ variantId, quantity: 2 }], shipping: 'letterbox' })
  const deliveryCosts = async () =>
    (await app.mustCall(getCartEndpoint, {}, { cookies })).totals.shipping_costs
  expect(await deliveryCosts()).toBe(2.95)
  await app.mustCall(addCartItemEndpoint, { body: { item_id: String(variantId) } }, { cookies })
  expect(await deliveryCosts()).toBe(4.95)
})

test('[CO-04] goods without a known weight may wait at a pick-up point, however many', async () => {
  const variantId = await someGoods(null)
  const cookies = await aVisitorAtPay(app, { lines: [{ variantId, quantity: 20 }], ...pickup })
  expect(await pressPay(app, cookies)).toMatchObject({ ok: true })
})
