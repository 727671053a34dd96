import { addCartItemEndpoint, getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findBrokenInvariants } from '../../../../test/check-invariants.ts'
import type { CookieJar } from '../../../../test/cookie-jar.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { variant } from '../../catalog/tables/variant-tables.ts'
import { pay } from '../../checkout/pay.ts'
import { createPaymentProvider } from '../../payment/create-payment-provider.ts'
import type { PaymentProvider } from '../../payment/provider.ts'
import { testProviderPayment } from '../../payment/tables.ts'
import { expireOrders } from '../expire/expire-orders.ts'
import { aPlacedOrder, aVisitorAtPay, pressPay } from '../order.builders.ts'
import { order, orderLine } from '../rows/tables.ts'
import { getOrderStatus } from '../status/get-order-status.ts'

const start = new Date('2026-11-18T10:00:00Z')
let now = start
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())
afterEach(async () => {
  now = start
  expect(await findBrokenInvariants(app.db)).toEqual([])
})

const aVariant = async (special: Parameters<typeof aProduct>[1]) =>
  onlyVariantId(await aProduct(app.db, special))

/** The app with a provider of which the given calls are replaced. */
function withProvider(changes: Partial<PaymentProvider>) {
  return { ...app.deps, paymentProvider: { ...createPaymentProvider(app.deps), ...changes } }
}
const payWith = (deps: Parameters<typeof pay>[0], cookies: CookieJar, total: number) =>
  pay(deps, { token: cookies.get('cart'), sessionToken: undefined }, { totalCents: total * 100, prices: [] })
const isDown = () => Promise.reject(new Error('connect ECONNREFUSED'))

async function findHeld(variantId: number) {
  const [row] = await app.db.select().from(variant).where(eq(variant.id, variantId))
  return row?.stockReserved
}

test('[CO-05] with the provider down the order waits, and the next click goes on with it', async () => {
  const variantId = await aVariant({ priceCents: 6_000 })
  const cookies = await aVisitorAtPay(app, { lines: [{ variantId }] })
  const first = await payWith(withProvider({ create: isDown }), cookies, 60)
  expect(first).toMatchObject({ ok: false, error: { code: 'provider_unavailable' } })
  expect(await findHeld(variantId)).toBe(1)
  expect(await pressPay(app, cookies)).toMatchObject({ ok: true })
  expect(await findHeld(variantId)).toBe(1)
})

test('[CO-05] a payment that never reached the provider is made again, not waited for', async () => {
  const variantId = await aVariant({ priceCents: 6_000 })
  const cookies = await aVisitorAtPay(app, { lines: [{ variantId }] })
  await payWith(withProvider({ create: isDown }), cookies, 60)
  const [unsent] = await app.db
    .select({ publicId: order.publicId })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .where(eq(orderLine.variantId, variantId))
  expect(await getOrderStatus(app.deps, unsent?.publicId ?? '')).toMatchObject({ data: { next: 'betalen' } })
})

test('[CO-06] a provider that is down does not hide the state of an order', async () => {
  const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant({ priceCents: 6_000 }) }] })
  const status = await getOrderStatus(withProvider({ find: isDown }), placed.publicId)
  expect(status).toMatchObject({ ok: true, data: { status: 'awaiting_payment', next: 'wait' } })
})

test('[CO-05] an answer of the provider that got lost is asked again, not paid again', async () => {
  const variantId = await aVariant({ priceCents: 6_000 })
  const cookies = await aVisitorAtPay(app, { lines: [{ variantId }] })
  const { create } = createPaymentProvider(app.deps)
  const lossy = withProvider({ create: (payment) => create(payment).then(isDown) })
  const before = await app.db.$count(testProviderPayment)
  await payWith(lossy, cookies, 60)
  expect(await pressPay(app, cookies)).toMatchObject({ ok: true })
  expect(await app.db.$count(testProviderPayment)).toBe(before + 1)
})

test('[CO-08] an order replaced while the provider is slow cannot be paid any more', async () => {
  const variantId = await aVariant({ priceCents: 6_000, stock: 5 })
  const cookies = await aVisitorAtPay(app, { lines: [{ variantId }] })
  const asked = Promise.withResolvers<string>()
  const gate = Promise.withResolvers<void>()
  const { create } = createPaymentProvider(app.deps)
  const slow = withProvider({
    async create(payment) {
      const made = await create(payment)
      asked.resolve(made.id)
      await gate.promise
      return made
    },
  })
  const first = payWith(slow, cookies, 60)
  const firstId = await asked.promise
  await app.mustCall(addCartItemEndpoint, { body: { item_id: String(variantId) } }, { cookies })
  expect(await pressPay(app, cookies)).toMatchObject({ ok: true })
  gate.resolve()
  expect(await first).toMatchObject({ ok: false, error: { code: 'price_changed' } })
  expect(await createPaymentProvider(app.deps).find(firstId)).toMatchObject({ status: 'canceled' })
  expect(await findHeld(variantId)).toBe(2)
})

test('[CO-08] an older order stays as it is when the provider cannot end its payment', async () => {
  const variantId = await aVariant({ priceCents: 6_000, stock: 5 })
  const { cookies, publicId } = await aPlacedOrder(app, { lines: [{ variantId }] })
  await app.mustCall(addCartItemEndpoint, { body: { item_id: String(variantId) } }, { cookies })
  const answer = await payWith(withProvider({ cancel: isDown }), cookies, 120)
  expect(answer).toMatchObject({ ok: false, error: { code: 'provider_unavailable' } })
  const [row] = await app.db.select().from(order).where(eq(order.publicId, publicId))
  expect(row?.status).toBe('awaiting_payment')
  expect(await findHeld(variantId)).toBe(1)
})

test('[CO-05] an older order that turns out to be paid leads to its status, not to a second payment', async () => {
  const variantId = await aVariant({ priceCents: 6_000, stock: 5 })
  const placed = await aPlacedOrder(app, { lines: [{ variantId }] })
  await app.db
    .update(testProviderPayment)
    .set({ status: 'paid' })
    .where(eq(testProviderPayment.description, `Bestelling ${placed.number}`))
  await app.mustCall(addCartItemEndpoint, { body: { item_id: String(variantId) } }, placed)
  const answer = await pressPay(app, placed.cookies)
  expect(answer).toMatchObject({
    ok: true,
    data: {
      order_number: placed.number,
      url: expect.stringContaining(`/checkout/status/${placed.publicId}/`),
    },
  })
  expect((await app.mustCall(getCartEndpoint, {}, placed)).items).toMatchObject([{ quantity: 1 }])
})

test('[CO-08] stock is kept while the provider cannot say whether it was paid', async () => {
  const variantId = await aVariant({})
  await aPlacedOrder(app, { lines: [{ variantId }] })
  now = new Date(start.getTime() + 60 * 60_000)
  await expireOrders(withProvider({ cancel: isDown }))
  expect(await findHeld(variantId)).toBe(1)
  await expireOrders(app.deps)
  expect(await findHeld(variantId)).toBe(0)
})

test('a payment that the provider lost gets a successor', async () => {
  const variantId = await aVariant({ priceCents: 6_000 })
  const { cookies, number, url } = await aPlacedOrder(app, { lines: [{ variantId }] })
  await app.db.delete(testProviderPayment).where(eq(testProviderPayment.description, `Bestelling ${number}`))
  const answer = await pressPay(app, cookies)
  expect(answer).toMatchObject({ ok: true, data: { order_number: number } })
  expect(answer.ok && answer.data.url).not.toBe(url)
  // The shopper gets a page to pay on, since the status page would have nothing to wait for.
  expect(answer.ok && answer.data.url).toContain('/test-provider/pay/')
})
