import { addCartItemEndpoint, addSamplesEndpoint, getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import {
  choosePaymentEndpoint,
  getCheckoutEndpoint,
  saveCheckoutCustomerEndpoint,
} from '@sluimer/contract/checkout/endpoints'
import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { getOrderEndpoint } from '@sluimer/contract/order/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findBrokenInvariants } from '../../../../test/check-invariants.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { mailMessage } from '../../../platform/mail/tables.ts'
import { aProduct, onlyVariantId, someSamples } from '../../catalog/catalog.builders.ts'
import { variant } from '../../catalog/tables/variant-tables.ts'
import { payment } from '../../payment/tables.ts'
import { voucher } from '../../promotion/tables.ts'
import { cancelOrder } from '../after-sale/cancel-order.ts'
import { aCustomer, pressPay } from '../order.builders.ts'
import { findOrderByPublicId } from '../rows/order.queries.ts'

const start = new Date('2026-11-18T10:00:00Z')
const dayMs = 86_400_000
let now = start
let app: TestApp
let samples: { id: number }[] = []
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now, config: { rateLimitPerMinute: 1_000_000 } })
  samples = await someSamples(app.db, ['Zand', 'Taupe', 'Salie', 'Mos', 'Roest'], { stock: 1000 })
})
afterAll(() => app.close())
beforeEach(() => {
  now = start
})
afterEach(async () => {
  await app.runJobs()
  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
})

let households = 0
/** Somebody whose mailbox and door no other test knows. */
function aHousehold(special: { email?: string; house_number?: string } = {}): CheckoutCustomer {
  households++
  const { email = `huis${households}@voorbeeld.example`, house_number = String(1000 + households) } = special
  const details = aCustomer({ email })
  return { ...details, billing: { ...details.billing, house_number } }
}

/** A visitor with this many samples who only has to press the last button. */
async function atTheEnd(details: CheckoutCustomer, count = 5) {
  const cookies = app.newVisitor()
  const item_ids = samples.slice(0, count).map(({ id }) => String(id))
  await app.mustCall(addSamplesEndpoint, { body: { item_ids } }, { cookies })
  await app.mustCall(saveCheckoutCustomerEndpoint, { body: details }, { cookies })
  const body = {
    selectedPaymentMethod: '',
    selectedShippingMethod: 'letterbox',
    shippingInsurance: false,
    customer: {},
  }
  await app.mustCall(choosePaymentEndpoint, { body }, { cookies })
  return cookies
}
const order = async (details: CheckoutCustomer, count = 5) => pressPay(app, await atTheEnd(details, count))
const stockOf = async (id: number | undefined) =>
  (
    await app.db
      .select()
      .from(variant)
      .where(eq(variant.id, id ?? 0))
  )[0]?.stockOnHand

test('five samples are an ordinary order of nothing, without delivery costs and payment', async () => {
  const before = await stockOf(samples[0]?.id)
  const cookies = await atTheEnd(aHousehold())
  expect(await app.mustCall(getCheckoutEndpoint, {}, { cookies })).toMatchObject({
    payment_needed: false,
    paymentMethods: [],
    shippingMethods: [{ code: 'letterbox', price_incl: 0 }],
    cart: { totals: { grand_total: 0, shipping_costs: 0 } },
  })
  const placed = await pressPay(app, cookies)
  const publicId = placed.ok ? placed.data.order_id : ''
  const shown = await app.mustCall(getOrderEndpoint, { params: { id: publicId } })
  expect(shown).toMatchObject({
    status: 'paid',
    totals: { grand_total: 0, vat: 0 },
    payment_method: { code: 'none' },
    shipping_method: { code: 'letterbox' },
  })
  expect(shown.lines.map(({ price, quantity, sample }) => [price, quantity, sample])).toEqual(
    Array.from({ length: 5 }, () => [0, 1, true]),
  )
  expect(await stockOf(samples[0]?.id)).toBe((before ?? 0) - 1)
  expect(await app.db.$count(payment)).toBe(0)
  expect(await app.db.$count(voucher)).toBe(0)
  expect((await app.mustCall(getCartEndpoint, {}, { cookies })).items).toEqual([])
  await app.runJobs()
  const [mail] = await app.db
    .select()
    .from(mailMessage)
    .where(
      eq(mailMessage.dedupeKey, `order_confirmation:${(await findOrderByPublicId(app.db, publicId))?.id}`),
    )
  expect(mail?.text).toMatch(/Stofstaal/)
})

test('a household gets ten samples in thirty days, and is told so', async () => {
  const details = aHousehold()
  expect((await order(details)).ok).toBe(true)
  expect((await order(details, 3)).ok).toBe(true)
  expect(await order(details, 3)).toMatchObject({
    ok: false,
    error: { code: 'not_purchasable', message: expect.stringContaining('Je kunt er nog 2 bestellen') },
  })
  expect((await order(details, 2)).ok).toBe(true)
  now = new Date(start.getTime() + 31 * dayMs)
  expect((await order(details)).ok).toBe(true)
})

test('another mailbox at the same door, or another door with the same mailbox, is the same household', async () => {
  const door = aHousehold()
  await order(door)
  await order(door)
  const { house_number } = door.billing
  expect(await order(aHousehold({ house_number }), 1)).toMatchObject({ error: { code: 'not_purchasable' } })
  const { email } = door.customer
  expect(await order(aHousehold({ email }), 1)).toMatchObject({ error: { code: 'not_purchasable' } })
  expect((await order(aHousehold(), 1)).ok).toBe(true)
})

test('samples that are sent to another door count at that door', async () => {
  const door = aHousehold()
  await order(door)
  await order(door)
  const sender = aHousehold()
  const name = { first_name: 'Bo', last_name: 'Ginder', name: '' }
  const shipping = { ...sender.billing, ...name, house_number: door.billing.house_number }
  const sent = { ...sender, sameDeliveryAddress: false, shipping }
  expect(await order(sent, 1)).toMatchObject({ error: { code: 'not_purchasable' } })
  expect((await order(sender, 1)).ok).toBe(true)
})

test('of three orders of one household at once two go through', async () => {
  const details = aHousehold()
  const visitors = [await atTheEnd(details), await atTheEnd(details), await atTheEnd(details)]
  const answers = await Promise.all(visitors.map((cookies) => pressPay(app, cookies)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
})

test('samples of an order that was canceled do not count', async () => {
  const details = aHousehold()
  await order(details)
  const second = await order(details)
  expect((await order(details, 1)).ok).toBe(false)
  const row = await findOrderByPublicId(app.db, second.ok ? second.data.order_id : '')
  await cancelOrder(app.deps, row?.number ?? '')
  expect((await order(details, 1)).ok).toBe(true)
})

test('other goods are not held up by samples: paid as ever, at their own delivery costs', async () => {
  const goods = onlyVariantId(await aProduct(app.db, { priceCents: 2000 }))
  const details = aHousehold()
  const cookies = app.newVisitor()
  const item_ids = [String(samples[0]?.id)]
  await app.mustCall(addSamplesEndpoint, { body: { item_ids } }, { cookies })
  await app.mustCall(addCartItemEndpoint, { body: { item_id: String(goods), quantity: 1 } }, { cookies })
  await app.mustCall(saveCheckoutCustomerEndpoint, { body: details }, { cookies })
  const body = {
    selectedPaymentMethod: 'ideal',
    selectedShippingMethod: 'parcel',
    shippingInsurance: false,
    customer: {},
  }
  await app.mustCall(choosePaymentEndpoint, { body }, { cookies })
  expect(await app.mustCall(getCheckoutEndpoint, {}, { cookies })).toMatchObject({
    payment_needed: true,
    cart: { totals: { sub_total: 20, shipping_costs: 4.95, grand_total: 24.95 } },
  })
})
