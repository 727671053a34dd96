import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { mailMessage } from '../../../platform/mail/tables.ts'
import { aProduct } from '../../catalog/catalog.builders.ts'
import { post } from '../review.builders.ts'
import { review } from '../rows/tables.ts'
import { forgetReviewsJob } from './forget-reviews.job.ts'
import { runReviewCommand } from './review-command.ts'

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
const staff = (...args: string[]) => runReviewCommand(app.deps, args)
const listMails = async (recipient: string) =>
  (await app.db.select().from(mailMessage).where(eq(mailMessage.recipient, recipient))).filter(
    ({ kind }) => kind === 'review_answered',
  )

async function aReview(email: string, wish: Parameters<typeof post>[2] = {}) {
  const { id } = await aProduct(app.db, { title: 'Dekbed Wolk' })
  await post(app, id, { email, tellMe: true, ...wish }, () => later(60_000))
  const find = async () => (await app.db.select().from(review).where(eq(review.productId, id)))[0]
  return { find, number: String((await find())?.id) }
}

test('a writer who wants to hear of an answer is mailed the first one, and the address is forgotten', async () => {
  const email = 'antwoord@voorbeeld.example'
  const { find, number } = await aReview(email)
  expect((await find())?.tellAt).toBe(email)
  await Promise.all([
    staff('answer', number, 'Wat jammer.', 'Bel ons even.'),
    staff('answer', number, 'Wat jammer. Bel ons even.'),
  ])
  await staff('answer', number, 'Nog beter gezegd.')
  const mails = await listMails(email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toBe('We hebben je beoordeling van Dekbed Wolk beantwoord')
  for (const words of ['Hallo Noor', 'Wat jammer. Bel ons even.', '.html#beoordelingen', 'gewist'])
    expect(mails[0]?.text).toContain(words)
  expect(await find()).toMatchObject({ tellAt: null, answer: 'Nog beter gezegd.' })
})

test('a writer who did not ask for it is not mailed, and nothing of the address is kept', async () => {
  const email = 'stil@voorbeeld.example'
  const { find, number } = await aReview(email, { tellMe: false })
  expect((await find())?.tellAt).toBeNull()
  await staff('answer', number, 'Dank je wel.')
  expect(await listMails(email)).toEqual([])
})

test('an answer that is refused or empty is not mailed, and the wish stays', async () => {
  const email = 'wacht@voorbeeld.example'
  const { find, number } = await aReview(email, { content: 'Lees ook dekbedtest.nl' })
  expect(await staff('answer', number, 'Te vroeg')).toMatchObject({ ok: false })
  await staff('publish', number)
  await staff('answer', number)
  expect(await listMails(email)).toEqual([])
  expect((await find())?.tellAt).toBe(email)
  await staff('reject', number)
  expect((await find())?.tellAt).toBeNull()
})

test('the address is forgotten after half a year without an answer, and the mail after three months', async () => {
  const answered = await aReview('kort@voorbeeld.example')
  await staff('answer', answered.number, 'Dank je.')
  const { find } = await aReview('lang@voorbeeld.example')
  const forget = () => forgetReviewsJob.run({}, app.deps, { attempt: 1, signal: AbortSignal.timeout(5000) })
  later(91 * dayMs)
  await forget()
  expect(await listMails('kort@voorbeeld.example')).toEqual([])
  expect((await find())?.tellAt).toBe('lang@voorbeeld.example')
  later(90 * dayMs)
  await forget()
  expect((await find())?.tellAt).toBeNull()
})
