import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../../test/test-app.ts'
import { mailMessage } from '../../../../platform/mail/tables.ts'
import { aProduct, onlyVariantId } from '../../../catalog/catalog.builders.ts'
import { refundOrder } from '../../after-sale/refund-order.ts'
import { aCustomer, aPlacedOrder, choosePaymentOutcome, sendWebhookFor } from '../../order.builders.ts'
import { order, orderLine } from '../../rows/tables.ts'
import { mailDayBeforeJob } from './mail-day-before.job.ts'

let now = new Date('2026-11-30T09:30:00Z')
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())
const look = () => mailDayBeforeJob.run({}, app.deps, { attempt: 1, signal: AbortSignal.timeout(20_000) })
const listMails = async (recipient: string) =>
  (await app.db.select().from(mailMessage).where(eq(mailMessage.recipient, recipient))).filter(
    ({ kind }) => kind === 'order_day_before',
  )

/** A paid order of one bed, which comes on a day that its buyer chose. */
async function anOrder(email: string, change: Partial<typeof order.$inferInsert> = {}) {
  const product = await aProduct(app.db, { title: 'Bed Duin', deliveryClass: 'two_man' })
  const parcel = await aProduct(app.db, { title: 'Laken Duin' })
  const lines = [{ variantId: onlyVariantId(product) }, { variantId: onlyVariantId(parcel) }]
  const placed = await aPlacedOrder(app, { lines, shipping: 'two_man', details: aCustomer({ email }) })
  await choosePaymentOutcome(app, placed.url, 'paid')
  await sendWebhookFor(app, placed.url)
  const slot = { date: '2026-12-01', part: 'morning' as const, area: 'NL' as const }
  await app.db
    .update(order)
    .set({ deliverySlot: slot, ...change })
    .where(eq(order.number, placed.number))
  return placed
}

test('[CO-04] a buyer who chose a day is told once, the day before, with the goods and the hours', async () => {
  const email = 'morgen@voorbeeld.example'
  const { number } = await anOrder(email, { haulAwayPieces: 1 })
  await Promise.all([look(), look()])
  await look()
  const mails = await listMails(email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toBe(`Morgen bezorgen we bestelling ${number}`)
  for (const words of [
    'Dinsdag 1 december, tussen 8 en 13 uur',
    'Spoelweg 12 a, 1234 AB Enschede',
    'Bed Duin',
    '1 stuk',
    'We nemen dan ook mee',
    '/checkout/status/',
  ])
    expect(mails[0]?.text).toContain(words)
  // What the parcel service brings is not promised for that day.
  expect(mails[0]?.text).not.toContain('Laken Duin')
  expect(mails[0]?.html).toContain('Morgen komen we langs')
})

test('[CO-04] a mail is neither lost nor doubled when the process ends between writing and sending it', async () => {
  const email = 'gestopt@voorbeeld.example'
  await anOrder(email)
  await look()
  // The process was killed here: the mail waits in its table, and the next one sends it.
  await app.runJobs()
  await look()
  await app.runJobs()
  const mails = await listMails(email)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ attempts: 1, sentAt: expect.any(Date) })
})

test.each([
  ['another day', { deliverySlot: { date: '2026-12-02', part: 'morning' as const, area: 'NL' as const } }],
  ['no chosen day', { deliverySlot: null }],
  ['a canceled order', { status: 'canceled' as const }],
  ['a refunded order', { status: 'refunded' as const }],
  ['a delivered order', { status: 'delivered' as const }],
])('[CO-04] nobody is told of %s', async (what, change) => {
  const email = `${what.replaceAll(' ', '-')}@voorbeeld.example`
  await anOrder(email, change)
  await look()
  expect(await listMails(email)).toEqual([])
})

test('[CO-04] nobody is told of furniture that was called off, while a parcel still comes', async () => {
  const email = 'terug@voorbeeld.example'
  const { number } = await anOrder(email)
  const [line] = await app.db
    .select({ id: orderLine.id })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(and(eq(order.number, number), eq(orderLine.deliveryClass, 'two_man')))
  await refundOrder(app.deps, { number, pieces: { [line?.id ?? '']: 1 }, restock: true })
  await app.db.update(order).set({ status: 'processing' }).where(eq(order.number, number))
  await look()
  expect(await listMails(email)).toEqual([])
})

test('[CO-04] the day before begins at midnight of the Netherlands', async () => {
  const email = 'laat@voorbeeld.example'
  await anOrder(email, { deliverySlot: { date: '2026-12-03', part: 'day', area: 'NL' } })
  now = new Date('2026-12-01T22:30:00Z')
  await look()
  expect(await listMails(email)).toEqual([])
  now = new Date('2026-12-01T23:30:00Z')
  await look()
  expect(await listMails(email)).toHaveLength(1)
})
