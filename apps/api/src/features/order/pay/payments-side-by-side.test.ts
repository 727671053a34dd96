import { addCartItemEndpoint } from '@sluimer/contract/cart/endpoints'
import { getOrderStatusEndpoint, retryPaymentEndpoint } from '@sluimer/contract/order/endpoints'
import type { PaymentStatus } from '@sluimer/domain/order/status'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { findBrokenInvariants } from '../../../../test/check-invariants.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { variant } from '../../catalog/tables/variant-tables.ts'
import { pay } from '../../checkout/pay.ts'
import { createPaymentProvider } from '../../payment/create-payment-provider.ts'
import { payment, testProviderPayment } from '../../payment/tables.ts'
import { withProvider } from '../after-sale/refund.builders.ts'
import { expireOrders } from '../expire/expire-orders.ts'
import { aPlacedOrder, pressPay, sendWebhookFor } from '../order.builders.ts'
import { order } from '../rows/tables.ts'
import { applyPaymentStatus } from '../settle/apply-payment-status.ts'
import { retryPayment as retry } from './retry-payment.ts'

const start = new Date('2026-11-18T10:00:00Z')
const dayMs = 24 * 3_600_000
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

const aVariant = async (stock = 5) => onlyVariantId(await aProduct(app.db, { priceCents: 6_000, stock }))
const toId = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''
const isDown = () => Promise.reject(new Error('connect ECONNREFUSED'))
const waitUntil = (ms: number) => {
  now = new Date(start.getTime() + ms)
}

async function findProviderStatus(url: string) {
  const rows = await app.db.select().from(testProviderPayment)
  return rows.find(({ id }) => id === toId(url))?.status
}
async function bankSays(url: string, status: PaymentStatus) {
  await app.db
    .update(testProviderPayment)
    .set({ status })
    .where(eq(testProviderPayment.id, toId(url)))
  await sendWebhookFor(app, url)
}
async function getRow(publicId: string) {
  const [row] = await app.db.select().from(order).where(eq(order.publicId, publicId))
  if (row === undefined) throw new Error('no such order')
  return row
}
async function findHeld(variantId: number) {
  const [row] = await app.db.select().from(variant).where(eq(variant.id, variantId))
  return row?.stockReserved
}

/** An order whose first payment failed, with a second one that can be paid. */
async function aSecondPage() {
  const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant() }] })
  await bankSays(placed.url, 'failed')
  const { url } = await app.mustCall(retryPaymentEndpoint, { body: { order_id: placed.publicId } })
  expect(await findProviderStatus(url)).toBe('open')
  return { ...placed, secondUrl: url }
}

describe('once an order is paid', () => {
  test.each(['paid', 'authorized'] as const)(
    '[CO-06] its other payment page is closed, after a report of %s',
    async (status) => {
      const { url, secondUrl, publicId } = await aSecondPage()
      await bankSays(url, status)
      expect(await findProviderStatus(secondUrl)).toBe('canceled')
      expect(await app.mustCall(getOrderStatusEndpoint, { params: { id: publicId } })).toMatchObject({
        next: 'thankyou',
      })
    },
  )

  test('[CO-06] a page that cannot be closed now does not keep the order from being paid', async () => {
    const { url, secondUrl, publicId } = await aSecondPage()
    await app.db
      .update(testProviderPayment)
      .set({ status: 'paid' })
      .where(eq(testProviderPayment.id, toId(url)))
    const [first] = await app.db
      .select()
      .from(payment)
      .where(eq(payment.providerId, toId(url)))
    if (first === undefined) throw new Error('no first payment')
    await applyPaymentStatus(withProvider(app, { cancel: isDown }), { ...first, providerId: toId(url) })
    expect(await getRow(publicId)).toMatchObject({ status: 'paid' })
    expect(await findProviderStatus(secondUrl)).toBe('open')
  })

  test('[CO-06] the page on which it was paid is left alone', async () => {
    const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant() }] })
    await bankSays(placed.url, 'authorized')
    expect(await findProviderStatus(placed.url)).toBe('authorized')
  })
})

describe('a payment that is on its way', () => {
  test.each(['pending', 'authorized', 'paid'] as const)(
    '[CO-05] is not replaced: %s leads a changed cart to the page of the order that it is for',
    async (status) => {
      const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant() }] })
      await app.db
        .update(testProviderPayment)
        .set({ status })
        .where(eq(testProviderPayment.id, toId(placed.url)))
      await app.mustCall(addCartItemEndpoint, { body: { item_id: String(await aVariant()) } }, placed)
      // The bank takes the money at this very moment, so the provider can no longer cancel.
      const deps = withProvider(app, { cancel: (id) => createPaymentProvider(app.deps).find(id) })
      const payer = { token: placed.cookies.get('cart'), sessionToken: undefined }
      expect(await pay(deps, payer, { totalCents: 12_000, prices: [] })).toMatchObject({
        ok: true,
        data: { order_number: placed.number, url: expect.stringContaining(`/status/${placed.publicId}/`) },
      })
    },
  )

  test('[CO-05] is not replaced by another method either', async () => {
    const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant() }] })
    await bankSays(placed.url, 'pending')
    const deps = withProvider(app, { cancel: (id) => createPaymentProvider(app.deps).find(id) })
    const answers = { dob: '', gender: '', phone: '', installment: '', terms: false } as const
    const again = await retry(deps, { publicId: placed.publicId, method: 'paypal', answers })
    expect(again).toMatchObject({ ok: true, data: { url: expect.stringContaining('/checkout/status/') } })
    expect(await getRow(placed.publicId)).toMatchObject({ paymentMethod: { code: 'ideal' } })
  })

  test('[CO-05] is a conflict after a few rounds when it can neither be ended nor paid, and nothing is lost', async () => {
    const variantId = await aVariant()
    const placed = await aPlacedOrder(app, { lines: [{ variantId }] })
    await app.mustCall(addCartItemEndpoint, { body: { item_id: String(variantId) } }, placed)
    const deps = withProvider(app, { cancel: (id) => createPaymentProvider(app.deps).find(id) })
    const answer = await pay(
      deps,
      { token: placed.cookies.get('cart'), sessionToken: undefined },
      { totalCents: 12_000, prices: [] },
    )
    expect(answer).toMatchObject({ ok: false, error: { code: 'conflict' } })
    expect(await findHeld(variantId)).toBe(1)
    expect(await pressPay(app, placed.cookies)).toMatchObject({ ok: true })
  })
})

describe('an unpaid order', () => {
  test.each([
    ['a minute less than a week', 7 * dayMs - 60_000, { ok: true }],
    ['a week', 7 * dayMs, { ok: false, error: { code: 'order_not_payable' } }],
    ['ten weeks', 70 * dayMs, { ok: false, error: { code: 'order_not_payable' } }],
  ])('[CO-05] can be paid for a week and no longer: %s later', async (_, ms, outcome) => {
    const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant() }] })
    waitUntil(ms)
    await expireOrders(app.deps)
    expect(await app.call(retryPaymentEndpoint, { body: { order_id: placed.publicId } })).toMatchObject(
      outcome,
    )
  })
})

describe('the job that lets go of stock', () => {
  test('[CO-08] looks again under the lock: an order that was started again meanwhile keeps its stock', async () => {
    const variantId = await aVariant(1)
    const placed = await aPlacedOrder(app, { lines: [{ variantId }] })
    waitUntil(31 * 60_000)
    const provider = createPaymentProvider(app.deps)
    let again: unknown
    const deps = withProvider(app, {
      async cancel(id) {
        const report = await provider.cancel(id)
        // The shopper presses pay while the job waits for the provider.
        again ??= await app.call(retryPaymentEndpoint, { body: { order_id: placed.publicId } })
        return report
      },
    })
    expect(await expireOrders(deps)).toEqual({ released: 0 })
    expect(again).toMatchObject({ ok: true })
    expect(await findHeld(variantId)).toBe(1)
    expect(await getRow(placed.publicId)).toMatchObject({ status: 'awaiting_payment' })
  })

  test('[CO-08] leaves an order alone that was paid while it asked', async () => {
    const variantId = await aVariant(1)
    const placed = await aPlacedOrder(app, { lines: [{ variantId }] })
    waitUntil(31 * 60_000)
    await app.db
      .update(testProviderPayment)
      .set({ status: 'paid' })
      .where(eq(testProviderPayment.id, toId(placed.url)))
    const logged = vi.spyOn(app.deps.log, 'error')
    expect(await expireOrders(app.deps)).toEqual({ released: 0 })
    expect(await getRow(placed.publicId)).toMatchObject({ status: 'paid' })
    expect(logged).not.toHaveBeenCalled()
    logged.mockRestore()
  })
})
