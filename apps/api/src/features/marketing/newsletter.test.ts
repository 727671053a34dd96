import { leaveNewsletterEndpoint, signUpForNewsletterEndpoint } from '@sluimer/contract/marketing/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { voucher } from '../promotion/tables.ts'
import { forgetSignupsJob } from './forget-signups.job.ts'
import {
  aSubscriber,
  aVisitorsAddress,
  confirmWith,
  findConfirmationCode,
  findLeaveCode,
  mailsTo,
  signUpWith,
} from './marketing.builders.ts'
import { newsletterSignup, newsletterSubscriber } from './tables.ts'

const dayMs = 24 * 3_600_000
let now = new Date('2026-11-20T12:05:00Z')
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

const findSubscriber = async (emailKey: string) =>
  (await app.db.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.emailKey, emailKey)))[0]
const leave = (code: string | undefined) => app.call(leaveNewsletterEndpoint, { body: { code: code ?? '' } })
const forget = () => forgetSignupsJob.run({}, app.deps, { attempt: 1, signal: AbortSignal.timeout(5_000) })

test('[SC-01] a signup is confirmed by mail, keeps its proof, and earns € 5 that is mailed', async () => {
  const email = 'noor@voorbeeld.example'
  expect(await signUpWith(app, email)).toMatchObject({ status: 201, data: { received: true } })
  const [asked] = await mailsTo(app, email, 'newsletter_confirmation')
  expect(asked?.text).toMatch(/bestelling vanaf €\s50/)
  expect(await findSubscriber(email)).toMatchObject({ state: 'pending' })
  expect(await confirmWith(app, await findConfirmationCode(app, email))).toMatchObject({
    ok: true,
    data: { credit: true },
  })
  await app.runJobs()
  const subscriber = await findSubscriber(email)
  expect(subscriber).toMatchObject({ state: 'confirmed', stateAt: now, email })
  const [proof] = await app.db
    .select()
    .from(newsletterSignup)
    .where(eq(newsletterSignup.subscriberId, subscriber?.id ?? ''))
  expect(proof).toMatchObject({ source: 'popup', confirmedAt: now, email })
  expect(proof?.consentText).toContain('Sluimer')
  expect(JSON.stringify(proof)).not.toMatch(/198\.51/)
  const [credit] = await app.db.select().from(voucher).where(eq(voucher.emailKey, email))
  expect(credit).toMatchObject({ reason: 'newsletter', amountCents: 500, minimumCents: 5000 })
  const [welcome] = await mailsTo(app, email, 'newsletter_welcome')
  expect(welcome?.text).toContain(credit?.code)
  expect(welcome?.text).toContain('18 februari 2027')
})

test('[SC-01] one mailbox earns the credit once, however its address is spelled, and however often it comes back', async () => {
  await aSubscriber(app, 'jan.bakker@gmail.com')
  const code = await findLeaveCode(app, 'jan.bakker@gmail.com', 'newsletter_confirmation')
  await leave(code)
  await signUpWith(app, 'JanBakker+winkel@googlemail.com')
  const again = await confirmWith(app, await findConfirmationCode(app, 'JanBakker+winkel@googlemail.com'))
  expect(again).toMatchObject({ ok: true, data: { credit: false } })
  expect(await app.db.select().from(voucher).where(eq(voucher.emailKey, 'janbakker@gmail.com'))).toHaveLength(
    1,
  )
})

test('[SC-01] two confirmations at once subscribe once and earn once', async () => {
  const email = 'twee@voorbeeld.example'
  await signUpWith(app, email)
  const code = await findConfirmationCode(app, email)
  const answers = await Promise.all([confirmWith(app, code), confirmWith(app, code)])
  expect(answers).toMatchObject([{ data: { credit: true } }, { data: { credit: true } }])
  expect(await app.db.select().from(voucher).where(eq(voucher.emailKey, email))).toHaveLength(1)
})

test('[API-13] two links to one mailbox subscribe one spelling: nobody gets mail twice, or after leaving', async () => {
  for (const email of ['paar+a@voorbeeld.example', 'paar+b@voorbeeld.example']) await signUpWith(app, email)
  await confirmWith(app, await findConfirmationCode(app, 'paar+a@voorbeeld.example'))
  const second = await confirmWith(app, await findConfirmationCode(app, 'paar+b@voorbeeld.example'))
  expect(second).toMatchObject({ ok: true, data: { credit: false } })
  expect(await findSubscriber('paar@voorbeeld.example')).toMatchObject({ email: 'paar+a@voorbeeld.example' })
})

test('[API-13] the answer is the same for a known address; only its owner learns that', async () => {
  const email = 'bekend@voorbeeld.example'
  const first = await signUpWith(app, email)
  await confirmWith(app, await findConfirmationCode(app, email))
  const second = await signUpWith(app, email)
  expect(second.response.body).toBe(first.response.body)
  await signUpWith(app, email)
  expect(await mailsTo(app, email, 'newsletter_known')).toHaveLength(1)
  expect(await mailsTo(app, email, 'newsletter_confirmation')).toHaveLength(1)
})

test('[API-13] two signups of a new address at once are one subscriber', async () => {
  const email = 'samen@voorbeeld.example'
  const answers = await Promise.all([signUpWith(app, email), signUpWith(app, email)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(await findSubscriber(email)).toMatchObject({ state: 'pending' })
  expect((await mailsTo(app, email, 'newsletter_confirmation')).length).toBeGreaterThan(0)
})

test('[API-13] a mailbox gets few confirmation mails, and a visitor sends few forms', async () => {
  for (const spelling of ['vol', 'vol+a', 'vol+b', 'vol+c', 'vol+d'])
    await signUpWith(app, `${spelling}@voorbeeld.example`)
  const spellings = await Promise.all(
    ['vol', 'vol+a', 'vol+b', 'vol+c', 'vol+d'].map((spelling) =>
      mailsTo(app, `${spelling}@voorbeeld.example`, 'newsletter_confirmation'),
    ),
  )
  expect(spellings.flat()).toHaveLength(3)
  const address = aVisitorsAddress()
  const statuses = []
  for (let at = 0; at < 11; at += 1)
    statuses.push((await signUpWith(app, `veel${at}@voorbeeld.example`, address)).status)
  expect(statuses.slice(9)).toEqual([201, 429])
})

test('[API-13] a program that fills in everything, and an invalid address, are refused', async () => {
  const headers = { 'x-forwarded-for': aVisitorsAddress() }
  const send = (body: object) =>
    app.call(signUpForNewsletterEndpoint, { body: body as { email: string } }, { headers })
  const trapped = await send({ email: 'bot@voorbeeld.example', leave_empty: 'https://spam.example' })
  expect(trapped).toMatchObject({ status: 400, error: { fields: [{ path: 'body.leave_empty' }] } })
  expect(await send({ email: 'geen adres' })).toMatchObject({
    status: 400,
    error: { fields: [{ path: 'body.email', message: 'Vul een geldig e-mailadres in' }] },
  })
  expect(await send({ email: 'noor@voorbeeld.example\r\nBcc: x@voorbeeld.example' })).toMatchObject({
    status: 400,
  })
})

test('[API-13] a link that has expired, or was never sent, confirms nothing', async () => {
  const email = 'laat@voorbeeld.example'
  await signUpWith(app, email)
  const code = await findConfirmationCode(app, email)
  later(7 * dayMs)
  expect(await confirmWith(app, code)).toMatchObject({ status: 404 })
  expect(await confirmWith(app, 'A'.repeat(43))).toMatchObject({ status: 404 })
  expect(await findSubscriber(email)).toMatchObject({ state: 'pending' })
})

test('[API-13] every mail can be unsubscribed from, by its link and by one click in a mail program', async () => {
  const email = 'weg@voorbeeld.example'
  await aSubscriber(app, email)
  await app.runJobs()
  const [welcome] = await mailsTo(app, email, 'newsletter_welcome')
  const oneClick = new URL(welcome?.unsubscribeUrl ?? '')
  const ask = (path: string) =>
    app.server.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  const opened = await app.server.inject({ url: oneClick.pathname })
  expect(opened.headers.location).toMatch(/^\/nieuwsbrief\/afmelden\/\?code=/)
  expect((await ask(`${oneClick.pathname}x`)).statusCode).toBe(200)
  expect(await findSubscriber(email)).toMatchObject({ state: 'confirmed' })
  expect((await ask(oneClick.pathname)).statusCode).toBe(200)
  expect(await findSubscriber(email)).toMatchObject({ state: 'unsubscribed' })
  expect(await leave(await findLeaveCode(app, email, 'newsletter_welcome'))).toMatchObject({ ok: true })
  expect(await leave('verzonnen.code')).toMatchObject({ status: 404 })
})

test('[API-13] a person who left stays unsubscribed, however often the link is used', async () => {
  const email = 'nogmaals@voorbeeld.example'
  await aSubscriber(app, email)
  const code = await findLeaveCode(app, email, 'newsletter_confirmation')
  await leave(code)
  const leftAt = now
  later(dayMs)
  await leave(code)
  expect(await findSubscriber(email)).toMatchObject({ state: 'unsubscribed', stateAt: leftAt })
})

test('[API-13] an old confirmation link never tells a person who left that they are subscribed', async () => {
  const email = 'oude-link@voorbeeld.example'
  await aSubscriber(app, email)
  const code = await findConfirmationCode(app, email)
  expect(await confirmWith(app, code)).toMatchObject({ ok: true })
  await leave(await findLeaveCode(app, email, 'newsletter_confirmation'))
  expect(await confirmWith(app, code)).toMatchObject({ status: 404 })
  expect(await findSubscriber(email)).toMatchObject({ state: 'unsubscribed' })
})

test('[API-13] mails of yesterday do not keep a mailbox from being asked today', async () => {
  const email = 'morgen@voorbeeld.example'
  const asked = async () => (await mailsTo(app, email, 'newsletter_confirmation')).length
  for (let at = 0; at < 5; at += 1) await signUpWith(app, email)
  expect(await asked()).toBe(3)
  later(dayMs + 1)
  await signUpWith(app, email)
  expect(await asked()).toBe(4)
})

test('[API-13] a person who says "this was not me" cannot be confirmed by that link, and hears nothing for a month', async () => {
  const email = 'ander@voorbeeld.example'
  await signUpWith(app, email)
  const code = await findConfirmationCode(app, email)
  await leave(await findLeaveCode(app, email, 'newsletter_confirmation'))
  expect(await confirmWith(app, code)).toMatchObject({ status: 404 })
  await signUpWith(app, email)
  expect(await mailsTo(app, email, 'newsletter_confirmation')).toHaveLength(1)
  later(31 * dayMs)
  await signUpWith(app, email)
  expect(await mailsTo(app, email, 'newsletter_confirmation')).toHaveLength(2)
})

test('people who refused are deleted after a month, and people who left once nobody can claim anything any more', async () => {
  const [refused, left, subscribed] = ['nee', 'weg', 'ja'].map((name) => `${name}.lang@voorbeeld.example`)
  if (!refused || !left || !subscribed) throw new Error('three addresses')
  await signUpWith(app, refused)
  await leave(await findLeaveCode(app, refused, 'newsletter_confirmation'))
  for (const email of [left, subscribed]) await aSubscriber(app, email)
  await leave(await findLeaveCode(app, left, 'newsletter_confirmation'))
  await forget()
  expect(await findSubscriber(refused)).toMatchObject({ state: 'refused' })
  later(31 * dayMs)
  await forget()
  expect(await findSubscriber(refused)).toBeUndefined()
  expect(await findSubscriber(left)).toMatchObject({ state: 'unsubscribed' })
  later(5 * 366 * dayMs)
  await forget()
  expect(await findSubscriber(left)).toBeUndefined()
  expect(await findSubscriber(subscribed)).toMatchObject({ state: 'confirmed' })
})

test('unconfirmed signups are deleted with their mails; people who left stay on the list of whom not to mail', async () => {
  await signUpWith(app, 'vergeet@voorbeeld.example')
  await aSubscriber(app, 'blijft@voorbeeld.example')
  await leave(await findLeaveCode(app, 'blijft@voorbeeld.example', 'newsletter_confirmation'))
  await forget()
  expect(await findSubscriber('vergeet@voorbeeld.example')).toBeDefined()
  later(31 * dayMs)
  await forget()
  expect(await findSubscriber('vergeet@voorbeeld.example')).toBeUndefined()
  expect(await mailsTo(app, 'vergeet@voorbeeld.example', 'newsletter_confirmation')).toEqual([])
  expect(await findSubscriber('blijft@voorbeeld.example')).toMatchObject({ state: 'unsubscribed' })
})
