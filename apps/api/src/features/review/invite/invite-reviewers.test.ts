import { getProductReviewsEndpoint, leaveReviewInvitationsEndpoint } from '@sluimer/contract/review/endpoints'
import { mostUnreadPerDay } from '@sluimer/domain/review/hold-reasons'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { mailMessage } from '../../../platform/mail/tables.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { refundOrder } from '../../order/after-sale/refund-order.ts'
import { shipOrder } from '../../order/after-sale/ship-order.ts'
import { aCustomer, aPlacedOrder, choosePaymentOutcome, sendWebhookFor } from '../../order/order.builders.ts'
import { order, orderLine } from '../../order/rows/tables.ts'
import { forgetReviewsJob } from '../moderate/forget-reviews.job.ts'
import { post } from '../review.builders.ts'
import { review } from '../rows/tables.ts'
import { inviteReviewersJob } from './invite-reviewers.job.ts'

const dayMs = 24 * 60 * 60 * 1000
let now = new Date('2026-11-20T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const invite = () => inviteReviewersJob.run({}, app.deps, { attempt: 1, signal: AbortSignal.timeout(20_000) })
const invitationsTo = async (email: string) =>
  (await app.db.select().from(mailMessage).where(eq(mailMessage.recipient, email))).filter(
    ({ kind }) => kind === 'review_invitation',
  )

/** An order of one product that was paid and has left. */
async function aSentOrder(email: string, refusal: { noReviewInvitation?: boolean } = {}) {
  const product = await aProduct(app.db, { title: `Dekbed van ${email}` })
  const details = { ...aCustomer({ email }), ...refusal }
  const order = await aPlacedOrder(app, { lines: [{ variantId: onlyVariantId(product) }], details })
  await choosePaymentOutcome(app, order.url, 'paid')
  await sendWebhookFor(app, order.url)
  const shipped = await shipOrder(app.deps, { number: order.number, carrier: 'PostNL' })
  if (!shipped.ok) throw new Error(`the order was not sent: ${shipped.reason}`)
  return { product, order }
}

/** Returns a code from a link in the newest invitation. */
async function codeFor(email: string, name: 'uitnodiging' | 'code'): Promise<string> {
  const [mail] = await invitationsTo(email)
  return new RegExp(`${name}=([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? ''
}

test('a buyer is asked once, two weeks after the parcel left, and the link proves the purchase', async () => {
  const email = 'koper@voorbeeld.example'
  const { product } = await aSentOrder(email)
  later(13.9 * dayMs)
  await invite()
  expect(await invitationsTo(email)).toEqual([])
  later(0.2 * dayMs)
  await Promise.all([invite(), invite()])
  await invite()
  const mails = await invitationsTo(email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Dekbed van koper')
  expect(mails[0]?.html).toMatch(/<img src="[^"]+\/media\/160\//)
  expect(mails[0]?.unsubscribeUrl).toContain('/webhooks/reviews/unsubscribe/')

  const invitation = await codeFor(email, 'uitnodiging')
  const other = await aProduct(app.db)
  const write = (id: number, code: string, from: string) =>
    post(app, id, { invitation: code, email: from, title: `Van ${from.split('@')[0]}` }, () => later(60_000))
  expect(await write(product.id, invitation, 'ander@voorbeeld.example')).toMatchObject({ status: 201 })
  await write(other.id, invitation, 'ander@voorbeeld.example')
  await write(other.id, `${invitation}x`, 'derde@voorbeeld.example')
  const verified = async (id: number) =>
    (await app.mustCall(getProductReviewsEndpoint, { params: { id: String(id) }, query: {} })).reviews.map(
      (review) => review.verified,
    )
  expect(await verified(product.id)).toEqual([true])
  expect(await verified(other.id)).toEqual([false, false])
  // One purchase allows one review, whatever the address.
  expect(await write(product.id, invitation, 'vierde@voorbeeld.example')).toMatchObject({ status: 409 })
})

test('people who unsubscribed, who refused at the checkout, or whose order was never sent, are not asked', async () => {
  const email = 'stil@voorbeeld.example'
  await aSentOrder(email)
  later(15 * dayMs)
  await invite()
  const code = await codeFor(email, 'code')
  expect(await app.call(leaveReviewInvitationsEndpoint, { body: { code: `${code}x` } })).toMatchObject({
    status: 404,
  })
  await app.mustCall(leaveReviewInvitationsEndpoint, { body: { code } })
  await app.mustCall(leaveReviewInvitationsEndpoint, { body: { code } })
  await aSentOrder('S.til+nog@voorbeeld.example')
  await aSentOrder('stil+nog@voorbeeld.example')
  await aSentOrder('geweigerd@voorbeeld.example', { noReviewInvitation: true })
  const unsent = await aProduct(app.db)
  await aPlacedOrder(app, {
    lines: [{ variantId: onlyVariantId(unsent) }],
    details: aCustomer({ email: 'wacht@voorbeeld.example' }),
  })
  later(15 * dayMs)
  await invite()
  expect(await invitationsTo('stil+nog@voorbeeld.example')).toEqual([])
  expect(await invitationsTo('wacht@voorbeeld.example')).toEqual([])
  expect(await invitationsTo('geweigerd@voorbeeld.example')).toEqual([])
})

test('nobody is asked about returned goods, a refunded order, or an order of long ago', async () => {
  const findLine = async (number: string) => {
    const [row] = await app.db
      .select({ id: orderLine.id })
      .from(orderLine)
      .innerJoin(order, eq(order.id, orderLine.orderId))
      .where(eq(order.number, number))
    return row?.id ?? ''
  }
  await aSentOrder('lang@voorbeeld.example')
  later(20 * dayMs)
  const returned = await aSentOrder('terug@voorbeeld.example')
  const { number } = returned.order
  expect(
    await refundOrder(app.deps, { number, pieces: { [await findLine(number)]: 1 }, restock: true }),
  ).toMatchObject({ ok: true })
  const paidBack = await aSentOrder('geld@voorbeeld.example')
  await app.db.update(order).set({ status: 'refunded' }).where(eq(order.number, paidBack.order.number))
  await aSentOrder('kort@voorbeeld.example')
  later(25 * dayMs)
  await invite()
  for (const name of ['terug', 'geld', 'lang'])
    expect(await invitationsTo(`${name}@voorbeeld.example`)).toEqual([])
  expect(await invitationsTo('kort@voorbeeld.example')).toHaveLength(1)
})

test('a shop that asks for no reviews asks nobody', async () => {
  await aSentOrder('rust@voorbeeld.example')
  later(15 * dayMs)
  const quiet = { ...app.deps, config: { ...app.deps.config, reviewInvitationDays: 0 } }
  await inviteReviewersJob.run({}, quiet, { attempt: 1, signal: AbortSignal.timeout(20_000) })
  expect(await invitationsTo('rust@voorbeeld.example')).toEqual([])
})

test('the mails that asked are deleted after three months', async () => {
  const email = 'vergeet@voorbeeld.example'
  await aSentOrder(email)
  later(15 * dayMs)
  await invite()
  const forget = () => forgetReviewsJob.run({}, app.deps, { attempt: 1, signal: AbortSignal.timeout(20_000) })
  later(89 * dayMs)
  await forget()
  expect(await invitationsTo(email)).toHaveLength(1)
  later(2 * dayMs)
  await forget()
  expect(await invitationsTo(email)).toEqual([])
})

test('however many invited people write, a stranger is published as before', async () => {
  const variantIds: number[] = []
  for (let at = 0; at <= mostUnreadPerDay; at++) variantIds.push(onlyVariantId(await aProduct(app.db)))
  const lines = variantIds.map((variantId) => ({ variantId }))
  const { number } = await aPlacedOrder(app, {
    lines,
    details: aCustomer({ email: 'veel@voorbeeld.example' }),
  })
  const bought = await app.db
    .select({ id: orderLine.id })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(eq(order.number, number))
  const { id } = await aProduct(app.db)
  await app.db.insert(review).values(
    bought.map((line) => ({
      ...{ productId: id, orderLineId: line.id, emailHash: line.id, name: 'N', title: 'T', content: 'C' },
      ...{ score: 5, state: 'published' as const, writtenAt: now, decidedAt: now },
    })),
  )
  expect(await post(app, id, {}, () => later(60_000))).toMatchObject({ data: { published: true } })
})

test('a mail program unsubscribes its reader with one POST, and opening the address unsubscribes nobody', async () => {
  const email = 'klik@voorbeeld.example'
  await aSentOrder(email)
  later(15 * dayMs)
  await invite()
  const url = `/webhooks/reviews/unsubscribe/${await codeFor(email, 'code')}`
  const opened = await app.server.inject({ url })
  expect(opened.statusCode).toBe(303)
  expect(opened.headers.location).toContain('/beoordelingen/afmelden/')
  const posted = await app.server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(posted.statusCode).toBe(200)
  await aSentOrder('klik@voorbeeld.example')
  later(15 * dayMs)
  await invite()
  expect(await invitationsTo(email)).toHaveLength(1)
})
