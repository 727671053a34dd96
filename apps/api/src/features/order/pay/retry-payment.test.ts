import {
  getOrderEndpoint,
  getOrderStatusEndpoint,
  retryPaymentEndpoint,
} from '@sluimer/contract/order/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { aDeal } from '../../catalog/deal/deal.builders.ts'
import { variant } from '../../catalog/tables/variant-tables.ts'
import { savePaymentMethod } from '../../payment/save-payment-method.ts'
import { payment, paymentMethod } from '../../payment/tables.ts'
import { expireOrders } from '../expire/expire-orders.ts'
import { aPlacedOrder, choosePaymentOutcome, sendWebhookFor } from '../order.builders.ts'

const start = new Date('2026-11-18T10:00:00Z')
let now = start
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())
beforeEach(() => {
  now = start
})

const aVariant = async (special: Parameters<typeof aProduct>[1]) =>
  onlyVariantId(await aProduct(app.db, special))
const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const getStatus = (id: string) => app.mustCall(getOrderStatusEndpoint, { params: { id } })
const getOrder = (id: string) => app.mustCall(getOrderEndpoint, { params: { id } })

async function findStock(variantId: number) {
  const [row] = await app.db.select().from(variant).where(eq(variant.id, variantId))
  return [row?.stockOnHand, row?.stockReserved]
}

const retry = (order_id: string, selectedPaymentMethod?: string) =>
  app.call(retryPaymentEndpoint, {
    body: { order_id, ...(selectedPaymentMethod && { selectedPaymentMethod }) },
  })

test('[CO-05] a failed payment gets a new page for the same order', async () => {
  const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant({}) }] })
  await choosePaymentOutcome(app, placed.url, 'failed')
  await sendWebhookFor(app, placed.url)
  const again = await retry(placed.publicId)
  expect(again).toMatchObject({ ok: true, data: { order_id: placed.publicId } })
  const url = again.ok ? again.data.url : ''
  expect(url).not.toBe(placed.url)
  await choosePaymentOutcome(app, url, 'paid')
  expect(await getStatus(placed.publicId)).toMatchObject({ status: 'paid' })
})

test('[CO-05] the price of the present method does not count for another one', async () => {
  const variantId = await aVariant({ priceCents: 10_000 })
  const placed = await aPlacedOrder(app, { lines: [{ variantId }], payment: 'paypal' })
  await savePaymentMethod(app.db, { code: 'ideal', maxCents: 10_000 })
  const codes = (await getOrder(placed.publicId)).paymentMethods.map(({ code }) => code)
  await app.db.delete(paymentMethod)
  expect(codes).toContain('ideal')
})

test('[CO-05] an order that cannot be paid any more offers no way to pay', async () => {
  const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant({}) }] })
  expect((await getOrder(placed.publicId)).paymentMethods.length).toBeGreaterThan(0)
  wait(7 * 24 * 60)
  expect((await getOrder(placed.publicId)).paymentMethods).toEqual([])
})

test('[CO-05] another method changes the price that it has', async () => {
  const variantId = await aVariant({ priceCents: 10_000 })
  const placed = await aPlacedOrder(app, { lines: [{ variantId }] })
  expect((await getOrder(placed.publicId)).paymentMethods.map((method) => method.code)).toEqual([
    'ideal',
    'paypal',
    'creditcard',
  ])
  expect(await retry(placed.publicId, 'paypal')).toMatchObject({ ok: true })
  expect((await getOrder(placed.publicId)).totals).toMatchObject({
    payment_costs: 0.99,
    grand_total: 100.99,
    vat: 17.53,
  })
  expect(await retry(placed.publicId, 'bancontact')).toMatchObject({
    error: { code: 'payment_method_unavailable' },
  })
  // The price of the method changes with it.
  expect(await retry(placed.publicId, 'ideal')).toMatchObject({ ok: true })
  expect((await getOrder(placed.publicId)).totals).toMatchObject({
    payment_costs: 0,
    grand_total: 100,
    vat: 17.36,
  })
})

test('a paid order is not paid twice', async () => {
  const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant({}) }] })
  await choosePaymentOutcome(app, placed.url, 'paid')
  await sendWebhookFor(app, placed.url)
  expect(await retry(placed.publicId)).toMatchObject({ error: { code: 'order_not_payable' } })
  expect(await retry('onbekend')).toMatchObject({ status: 404 })
})

test('[CO-08] after half an hour the stock is released, and a retry holds it again', async () => {
  const variantId = await aVariant({ stock: 1 })
  const placed = await aPlacedOrder(app, { lines: [{ variantId }] })
  wait(29)
  await expireOrders(app.deps)
  expect(await findStock(variantId)).toEqual([1, 1])
  wait(2)
  await expireOrders(app.deps)
  expect(await findStock(variantId)).toEqual([1, 0])
  expect(await retry(placed.publicId)).toMatchObject({ ok: true })
  expect(await findStock(variantId)).toEqual([1, 1])
})

test('[CO-08] a retry says when somebody else was quicker', async () => {
  const variantId = await aVariant({ title: 'Laatste lamp', stock: 1 })
  const placed = await aPlacedOrder(app, { lines: [{ variantId }] })
  wait(31)
  await expireOrders(app.deps)
  await aPlacedOrder(app, { lines: [{ variantId }] })
  expect(await retry(placed.publicId)).toMatchObject({
    error: { code: 'out_of_stock', lines: [{ title: 'Laatste lamp', requested: 1, available: 0 }] },
  })
})

test.each(['pending', 'authorized'])(
  '[CO-05] a payment that is %s is waited for and not begun anew',
  async (outcome) => {
    const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant({}) }] })
    await choosePaymentOutcome(app, placed.url, outcome)
    const before = await app.db.$count(payment)
    // The shopper is quicker than the provider's message.
    const again = await retry(placed.publicId)
    expect(again.ok ? again.data.url : again.error).toContain(`/checkout/status/${placed.publicId}/`)
    await sendWebhookFor(app, placed.url)
    const told = await retry(placed.publicId)
    expect(told.ok ? told.data.url : told.error.code).toMatch(/\/checkout\/status\/|order_not_payable/)
    expect(await app.db.$count(payment)).toBe(before)
  },
)

test('[CO-08] a retry says when others bought the last pieces at the price of the deal', async () => {
  const variantId = await aVariant({ stock: 5, priceCents: 5_000 })
  const endsAt = new Date(start.getTime() + 86_400_000)
  await aDeal(app.db, { variantId, priceCents: 4_000, startsAt: start, endsAt, pieceCap: 1 })
  const placed = await aPlacedOrder(app, { lines: [{ variantId }] })
  wait(31)
  await expireOrders(app.deps)
  await aPlacedOrder(app, { lines: [{ variantId }] })
  expect(await retry(placed.publicId)).toMatchObject({
    error: { code: 'order_not_payable', message: expect.stringContaining('dealprijs') },
  })
})
