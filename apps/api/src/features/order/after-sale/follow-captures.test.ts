import { getOrderEndpoint } from '@sluimer/contract/order/endpoints'
import { eq, gte } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findBrokenInvariants } from '../../../../test/check-invariants.ts'
import { type MollieServer, startMollieServer } from '../../../../test/mollie/mollie-server.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { aLender } from '../../payment/payment.builders.ts'
import { savePaymentMethod } from '../../payment/save-payment-method.ts'
import { capture, refund } from '../../payment/tables.ts'
import { aPlacedOrder } from '../order.builders.ts'
import { order } from '../rows/tables.ts'
import { collectAgain } from './collect-again.ts'
import { moveMoney } from './move-money.job.ts'
import { runOrderCommand } from './order-command.ts'
import { countMails, getOnlyLine } from './refund.builders.ts'
import { refundOrder } from './refund-order.ts'
import { shipOrder } from './ship-order.ts'

let now = new Date('2026-11-20T10:00:00Z')
let startedAt = now
let app: TestApp
let mollie: MollieServer
beforeAll(async () => {
  mollie = await startMollieServer()
  app = await buildTestApp({
    clock: () => now,
    config: { mollie: { apiKey: mollie.apiKey, apiUrl: mollie.url }, publicUrl: 'https://winkel.example' },
  })
  await savePaymentMethod(app.db, { code: 'afterpay', isActive: true, lender: aLender })
})
afterAll(() => Promise.all([app.close(), mollie.close()]))
beforeEach(() => {
  now = new Date(now.getTime() + 86_400_000)
  startedAt = now
  mollie.books.captureStatus = 'pending'
})
afterEach(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
})

async function run(minutesLater = 0) {
  now = new Date(now.getTime() + minutesLater * 60_000)
  await moveMoney(app.deps)
}

/** Two pieces of € 60, promised by Riverty and sent. Mollie has not said yet whether it pays them out. */
async function aSentOrder(sentPieces = 2) {
  const variantId = onlyVariantId(await aProduct(app.db, { priceCents: 6_000, stock: 10 }))
  const answers = { dob: '29-02-1980', gender: '2' as const, phone: '0612345678', terms: true }
  const wish = { lines: [{ variantId, quantity: 2 }], payment: 'afterpay', answers }
  const placed = await aPlacedOrder(app, wish)
  const paymentId = new URL(placed.url).pathname.split('/').at(-1) ?? ''
  mollie.books.end(paymentId, 'authorized')
  const tell = () =>
    app.server.inject({
      method: 'POST',
      url: '/webhooks/mollie',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `id=${paymentId}`,
    })
  await tell()
  const { lineId } = await getOnlyLine(app, placed.number)
  const parcel = { number: placed.number, carrier: 'Bode', pieces: { [lineId]: sentPieces } }
  expect(await shipOrder(app.deps, parcel)).toMatchObject({ ok: true })
  await run()
  const [row] = await capturesOfTest()
  const endCapture = (status: 'succeeded' | 'failed') =>
    mollie.books.endCapture(paymentId, row?.providerId ?? '', status)
  return { ...placed, lineId, paymentId, tell, endCapture }
}
const capturesOfTest = () =>
  app.db.select().from(capture).where(gte(capture.createdAt, startedAt)).orderBy(capture.createdAt)
const refundsOfTest = () => app.db.select().from(refund).where(gte(refund.createdAt, startedAt))
const captureStatuses = async () => (await capturesOfTest()).map(({ status }) => status)
async function findRow(number: string) {
  const [row] = await app.db.select().from(order).where(eq(order.number, number))
  return row
}

test('[CO-11] a capture that the provider still works on does not count yet, and is followed until it does', async () => {
  const { number, endCapture } = await aSentOrder()
  expect([await captureStatuses(), await findRow(number)]).toMatchObject([
    ['pending'],
    { status: 'shipped', paymentStatus: 'authorized' },
  ])
  endCapture('succeeded')
  await run(30)
  expect(await captureStatuses()).toEqual(['pending'])
  await run(31)
  expect(await captureStatuses()).toEqual(['succeeded'])
  expect(await findRow(number)).toMatchObject({ status: 'shipped', paymentStatus: 'paid' })
})

test('[CO-11] a webhook makes the next run check it', async () => {
  const { tell, endCapture } = await aSentOrder()
  endCapture('succeeded')
  await tell()
  await run()
  expect(await captureStatuses()).toEqual(['succeeded'])
})

test('[CO-11] staff hear once of money that does not come after all; order and invoice stay as they are', async () => {
  const { number, publicId, tell, endCapture } = await aSentOrder()
  endCapture('failed')
  await tell()
  await run()
  await tell()
  await run(61)
  expect([await captureStatuses(), await countMails(app, 'capture_failed', startedAt)]).toEqual([
    ['failed'],
    1,
  ])
  expect(await findRow(number)).toMatchObject({ status: 'shipped', paymentStatus: 'authorized' })
  const { invoices } = await app.mustCall(getOrderEndpoint, { params: { id: publicId } })
  expect(invoices.map(({ kind }) => kind)).toEqual(['invoice'])
  const shown = await runOrderCommand(app.deps, ['show', number])
  expect(shown.line.replaceAll('\u00a0', ' ')).toMatch(/capture € 12\d(,\d\d|,-): failed/)
})

test('[CO-11] staff requests it once more, and a second press requests nothing', async () => {
  const { number, endCapture } = await aSentOrder()
  expect(await collectAgain(app.deps, number)).toEqual({ ok: false, reason: 'not_allowed' })
  endCapture('failed')
  await run(61)
  mollie.books.captureStatus = 'succeeded'
  const presses = await Promise.all([
    runOrderCommand(app.deps, ['collect', number]),
    runOrderCommand(app.deps, ['collect', number]),
  ])
  expect(presses.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  await run()
  expect(await captureStatuses()).toEqual(['failed', 'succeeded'])
  expect(await findRow(number)).toMatchObject({ paymentStatus: 'paid' })
})

test('[CO-11] what was credited meanwhile is neither paid back nor asked for again', async () => {
  const { number, lineId, endCapture } = await aSentOrder()
  endCapture('failed')
  await run(61)
  await refundOrder(app.deps, { number, pieces: { [lineId]: 1 }, restock: true })
  expect(await refundsOfTest()).toEqual([])
  const { grandTotalCents = 0 } = (await findRow(number)) ?? {}
  expect(await collectAgain(app.deps, number)).toEqual({
    ok: true,
    value: { totalCents: grandTotalCents - 6_000 },
  })
})

test('[CO-11] money that is still on its way cannot be refunded before it has arrived', async () => {
  const { number, lineId, paymentId, endCapture } = await aSentOrder()
  await refundOrder(app.deps, { number, pieces: { [lineId]: 1 }, restock: true })
  await run()
  const listStatuses = async () => (await refundsOfTest()).map(({ status }) => status)
  expect(await listStatuses()).toEqual(['requested'])
  endCapture('succeeded')
  await run(61)
  expect(await listStatuses()).toEqual(['pending'])
  expect(mollie.books.payment(paymentId)).toMatchObject({ amountRefunded: { value: '60.00' } })
})

test('[CO-11] a part that failed is asked for again with the last goods that leave', async () => {
  const { number, lineId, endCapture } = await aSentOrder(1)
  endCapture('failed')
  await run(61)
  mollie.books.captureStatus = 'succeeded'
  await shipOrder(app.deps, { number, carrier: 'Bode', pieces: { [lineId]: 1 } })
  await run()
  const taken = await capturesOfTest()
  const { grandTotalCents } = (await findRow(number)) ?? {}
  expect(taken).toMatchObject([
    { status: 'failed', amountCents: 6_000 },
    { status: 'succeeded', amountCents: grandTotalCents },
  ])
})
