import { retryPaymentEndpoint } from '@sluimer/contract/order/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findBrokenInvariants } from '../../../../test/check-invariants.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { mailMessage } from '../../../platform/mail/tables.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { variant } from '../../catalog/tables/variant-tables.ts'
import { createPaymentProvider } from '../../payment/create-payment-provider.ts'
import { listPayments } from '../../payment/payment.queries.ts'
import { aPlacedOrder, choosePaymentOutcome, sendWebhookFor } from '../order.builders.ts'
import { orderLine } from '../rows/tables.ts'
import { calculateRefundableCents, requestRefund } from '../settle/request-refund.ts'
import { cancelOrder } from './cancel-order.ts'
import { moveMoney } from './move-money.job.ts'
import { aPaidOrder, aPromisedOrder, getOnlyLine, withProvider } from './refund.builders.ts'
import { refundOrder } from './refund-order.ts'

const now = new Date('2026-11-20T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())
afterEach(async () => {
  await moveMoney(app.deps)
  await app.runJobs()
  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
})

async function findStock(variantId: number) {
  const [row] = await app.db.select().from(variant).where(eq(variant.id, variantId))
  return row?.stockOnHand
}
async function pay(url: string) {
  await choosePaymentOutcome(app, url, 'paid')
  await sendWebhookFor(app, url)
}
const aSupplied = async () =>
  onlyVariantId(await aProduct(app.db, { priceCents: 6_000, stock: 1, leadTimeDays: 14 }))

test('[CO-11] pieces that were ordered from the supplier are not added to a stock they never came from', async () => {
  const [supplied, kept] = [await aSupplied(), onlyVariantId(await aProduct(app.db, { stock: 5 }))]
  const placed = await aPlacedOrder(app, {
    lines: [{ variantId: supplied, quantity: 2 }, { variantId: kept }],
  })
  await pay(placed.url)
  expect([await findStock(supplied), await findStock(kept)]).toEqual([1, 4])
  expect(await cancelOrder(app.deps, placed.number)).toMatchObject({ ok: true })
  expect([await findStock(supplied), await findStock(kept)]).toEqual([1, 5])
})

test.each([
  [true, [8, 9, 10]],
  [false, [8, 8, 8]],
])('[CO-11] pieces go back to the shelf only when they are there: %s', async (restock, expected) => {
  const { number, lineId } = await aPaidOrder(app)
  const [line] = await app.db.select().from(orderLine).where(eq(orderLine.id, lineId))
  const variantId = line?.variantId ?? 0
  const stock = [await findStock(variantId)]
  for (let piece = 1; piece <= 2; piece++) {
    const wish = { number, pieces: { [lineId]: 1 }, restock }
    expect(await refundOrder(app.deps, wish)).toMatchObject({ ok: true })
    stock.push(await findStock(variantId))
  }
  expect(stock).toEqual(expected)
})

test('[CO-06] no more goes back than came in, however often a refund is requested', async () => {
  const { number } = await aPaidOrder(app)
  const { orderId } = await getOnlyLine(app, number)
  const [payment] = await listPayments(app.db, orderId)
  if (payment === undefined) throw new Error('no payment')
  const ask = (amountCents: number) =>
    inTransaction(app.db, (tx) =>
      requestRefund(tx, app.deps, payment, { amountCents, description: 'Proef', now }),
    )
  const left = () => inTransaction(app.db, (tx) => calculateRefundableCents(tx, payment))
  expect(await left()).toBe(12_000)
  await expect(ask(12_001)).rejects.toThrow(RangeError)
  await refundOrder(app.deps, {
    number,
    pieces: { [(await getOnlyLine(app, number)).lineId]: 1 },
    restock: false,
  })
  expect(await left()).toBe(6_000)
  await expect(ask(6_001)).rejects.toThrow('6001 cents asked back of 6000')
  expect(await left()).toBe(6_000)
})

test('[CO-11] nothing can be refunded of a promise that was not captured, nor of a payment that failed', async () => {
  const promised = await aPromisedOrder(app)
  const [promise] = await listPayments(app.db, promised.orderId)
  if (promise === undefined) throw new Error('no payment')
  const left = (payment: typeof promise) =>
    inTransaction(app.db, (tx) => calculateRefundableCents(tx, payment))
  expect(await left(promise)).toBe(0)
  expect(await left({ ...promise, status: 'failed' })).toBe(0)
  expect(await cancelOrder(app.deps, promised.number)).toMatchObject({ ok: true })
})

test('[CO-11] an order that the shopper started to pay again while it was being canceled stays', async () => {
  const variantId = onlyVariantId(await aProduct(app.db, { stock: 5 }))
  const placed = await aPlacedOrder(app, { lines: [{ variantId }] })
  const { cancel } = createPaymentProvider(app.deps)
  const meanwhile = withProvider(app, {
    async cancel(id) {
      const report = await cancel(id)
      await app.call(retryPaymentEndpoint, { body: { order_id: placed.publicId } })
      return report
    },
  })
  expect(await cancelOrder(meanwhile, placed.number)).toEqual({ ok: false, reason: 'not_allowed' })
  expect(await cancelOrder(app.deps, placed.number)).toMatchObject({ ok: true })
})

test('[CO-11] the mail about a credit says what comes back, or that nothing of a promise was collected', async () => {
  const credit = async ({ number, lineId }: { number: string; lineId: string }) => {
    const wish = { number, pieces: { [lineId]: 1 }, restock: false }
    expect(await refundOrder(app.deps, wish)).toMatchObject({ ok: true })
    await app.runJobs()
    const mails = await app.db.select().from(mailMessage).where(eq(mailMessage.kind, 'order_credited'))
    return mails.find(({ subject }) => subject.includes(number))?.text.replace(/\s+/g, ' ')
  }
  expect(await credit(await aPaidOrder(app))).toContain('Je krijgt € 60,- terug')
  expect(await credit(await aPromisedOrder(app))).toContain('nog niet afgeschreven')
})
