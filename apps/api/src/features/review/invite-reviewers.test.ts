import { getProductReviews, leaveReviewInvitations } from '@sluimer/contract/review/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { mailMessage } from '../../platform/mail/tables.ts'
import { aProduct, onlyVariantId } from '../catalog/catalog.builders.ts'
import { shipOrder } from '../order/after-sale/ship-order.ts'
import { aCustomer, aPlacedOrder, choosePaymentOutcome, sendWebhookFor } from '../order/order.builders.ts'
import { inviteReviewersJob } from './invite-reviewers.job.ts'
import { post } from './review.builders.ts'

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

/** The code of the link in the newest invitation. */
async function codeFor(email: string, name: 'uitnodiging' | 'code'): Promise<string> {
  const [mail] = await invitationsTo(email)
  return new RegExp(`${name}=([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? ''
}

test('who bought is asked once, two weeks after the parcel left, and the link proves the purchase', async () => {
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
  expect(mails[0]?.unsubscribeUrl).toContain('/webhooks/reviews/unsubscribe/')

  const invitation = await codeFor(email, 'uitnodiging')
  const other = await aProduct(app.db)
  const write = (id: number, code: string, from: string) =>
    post(app, id, { invitation: code, email: from, title: `Van ${from.split('@')[0]}` }, () => later(60_000))
  expect(await write(product.id, invitation, 'ander@voorbeeld.example')).toMatchObject({ status: 201 })
  await write(other.id, invitation, 'ander@voorbeeld.example')
  await write(other.id, `${invitation}x`, 'derde@voorbeeld.example')
  const verified = async (id: number) =>
    (await app.mustCall(getProductReviews, { params: { id: String(id) }, query: {} })).reviews.map(
      (review) => review.verified,
    )
  expect(await verified(product.id)).toEqual([true])
  expect(await verified(other.id)).toEqual([false, false])
  // One purchase is one opinion, whatever the address.
  expect(await write(product.id, invitation, 'vierde@voorbeeld.example')).toMatchObject({ status: 409 })
})

test('nobody is asked who left, who refused at the checkout, or whose order was never sent', async () => {
  const email = 'stil@voorbeeld.example'
  await aSentOrder(email)
  later(15 * dayMs)
  await invite()
  const code = await codeFor(email, 'code')
  expect(await app.call(leaveReviewInvitations, { body: { code: `${code}x` } })).toMatchObject({
    status: 404,
  })
  await app.mustCall(leaveReviewInvitations, { body: { code } })
  await app.mustCall(leaveReviewInvitations, { body: { code } })
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

test('a mail program takes its reader off with one POST, and opening the address takes nobody off', async () => {
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
