import { sendContactMessageEndpoint } from '@sluimer/contract/service/endpoints'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { mailMessage } from '../../platform/mail/tables.ts'
import { forgetMessagesJob } from './forget-messages.job.ts'
import { aQuestion, aTicket, type ContactForm, mailsTo } from './service.builders.ts'
import { contactMessage } from './tables.ts'

const secondMs = 1000
const hourMs = 3_600_000
let now = new Date('2026-11-20T12:05:00Z')
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())
let visitor = 0
beforeEach(() => {
  visitor += 1
})

const staff = 'winkel@sluimer.example'
/** Sends each test's form from a visitor of its own, so that none reaches the limit of another. */
const send = (body: ContactForm, address = `192.0.2.${visitor}`) =>
  app.call(sendContactMessageEndpoint, { body }, { headers: { 'x-forwarded-for': address } })
async function messagesFrom(email: string) {
  const [row] = await app.db
    .select({ messages: count() })
    .from(contactMessage)
    .where(eq(contactMessage.email, email))
  return row?.messages
}
async function aReadForm() {
  const ticket = await aTicket(app)
  later(10 * secondMs)
  return ticket
}

describe('a question to the shop', () => {
  test('[HF-06] is kept, mailed to staff with the sender to answer to, and acknowledged', async () => {
    const email = 'vraag@voorbeeld.example'
    const message = 'Eerste regel\nTweede <b>regel</b>'
    const answer = await send(aQuestion(await aReadForm(), { email, message, order_number: '1234' }))
    expect(answer).toMatchObject({ ok: true, status: 201 })
    const reference = answer.ok ? answer.data.reference : ''
    expect(reference).toMatch(/^V-[3-9A-Z]{4}-[3-9A-Z]{4}$/)
    const [notice] = await mailsTo(app, staff, 'contact_notice')
    expect(notice).toMatchObject({ replyTo: email, subject: `Bezorging (${reference})` })
    expect(notice?.text).toContain('KJD0001234')
    expect(notice?.html).toContain('Tweede &lt;b&gt;regel&lt;/b&gt;')
    const [receipt] = await mailsTo(app, email, 'contact_receipt')
    expect(receipt?.text).toContain(reference)
    expect(receipt?.text).toContain('20 november 2026 om 13.05 uur')
  })

  test('has a receipt without a word that was typed, so nobody can send mail through it', async () => {
    const email = 'doelwit@voorbeeld.example'
    const name = 'Win een prijs'
    const message = 'Klik op https://kwaad.example'
    expect(await send(aQuestion(await aReadForm(), { email, name, message }))).toMatchObject({ ok: true })
    const [receipt] = await mailsTo(app, email, 'contact_receipt')
    expect(`${receipt?.subject} ${receipt?.html} ${receipt?.text}`).not.toMatch(/kwaad|prijs/)
  })

  test('sent twice from one form, even at once, is one question with one answer', async () => {
    const email = 'dubbel@voorbeeld.example'
    const form = aQuestion(await aReadForm(), { email })
    const answers = await Promise.all([send(form), send(form), send(form)])
    expect(new Set(answers.map((answer) => answer.ok && answer.data.reference)).size).toBe(1)
    expect(await messagesFrom(email)).toBe(1)
    expect(await mailsTo(app, email, 'contact_receipt')).toHaveLength(1)
  })

  test('with another text from the same form is another question', async () => {
    const email = 'tweede@voorbeeld.example'
    const ticket = await aReadForm()
    await send(aQuestion(ticket, { email }))
    await send(aQuestion(ticket, { email, message: 'En nog iets.' }))
    expect(await messagesFrom(email)).toBe(2)
  })
})

describe('[VA-04] a question is refused with the field that is wrong', () => {
  test.each([
    ['name', '', 'Vul je naam in'],
    ['name', 'Jan\r\nBcc: iemand@anders.example', 'Gebruik in je naam alleen'],
    ['name', '<script>', 'Gebruik in je naam alleen'],
    ['email', '', 'Vul een geldig e-mailadres in'],
    ['email', 'geen-adres', 'Vul een geldig e-mailadres in'],
    ['email', 'a@b.example\r\nBcc: c@d.example', 'Vul een geldig e-mailadres in'],
    ['email', 'a@b.example,c@d.example', 'Vul een geldig e-mailadres in'],
    ['email', `${'a'.repeat(250)}@b.example`, 'Vul een geldig e-mailadres in'],
    ['subject', 'iets-anders', 'Kies een onderwerp'],
    ['order_number', 'KJD12345678', 'Vul een geldig bestelnummer in'],
    ['message', '   ', 'Schrijf je bericht'],
    ['message', 'a'.repeat(4001), 'Gebruik hoogstens 4000 tekens'],
    ['leave_empty', 'https://kwaad.example', 'Laat dit veld leeg'],
  ])('%s %j', async (field, value, message) => {
    const answer = await send(aQuestion(await aTicket(app), { [field]: value }))
    expect(answer).toMatchObject({ ok: false, status: 400, error: { code: 'invalid_request' } })
    const fields = answer.ok ? [] : (answer.error.fields ?? [])
    expect(fields).toEqual([{ path: `body.${field}`, message: expect.stringContaining(message) }])
  })

  test.each([
    ['a key that is not asked', { to: 'iemand@anders.example' }],
    ['a list for a text', { email: ['a@b.example', 'c@d.example'] }],
    ['control characters', { message: 'Hoi\u0000' }],
  ])('%s', async (_what, special) => {
    const answer = await send({ ...aQuestion(await aReadForm()), ...special } as unknown as ContactForm)
    expect(answer).toMatchObject({ ok: false, status: 400 })
  })
})

describe('programs that send forms', () => {
  test('are too fast', async () => {
    const answer = await send(aQuestion(await aTicket(app), { email: 'snel@voorbeeld.example' }))
    expect(answer).toMatchObject({ ok: false, status: 429, error: { code: 'rate_limited' } })
    expect(await messagesFrom('snel@voorbeeld.example')).toBe(0)
  })

  test.each([
    ['made up', () => `${now.getTime() - hourMs}.abcdefgh.c2lnbmF0dXJl`],
    ['of another shape', () => 'ticket'],
    ['with a signature too many', () => `${now.getTime()}.a.b.c`],
  ])('hold a ticket that is %s', async (_what, ticket) => {
    expect(await send(aQuestion(ticket()))).toMatchObject({ ok: false, status: 409 })
  })

  test('hold a ticket whose time was changed', async () => {
    const [time = '', ...rest] = (await aTicket(app)).split('.')
    const older = [String(Number(time) - hourMs), ...rest].join('.')
    expect(await send(aQuestion(older))).toMatchObject({ ok: false, status: 409 })
  })

  test('hold a ticket of days ago; a person who left the form open is asked to send it again', async () => {
    const ticket = await aTicket(app)
    later(25 * hourMs)
    const answer = await send(aQuestion(ticket))
    expect(answer).toMatchObject({ ok: false, error: { message: expect.stringContaining('nog een keer') } })
  })

  test('write for one address at most five times a day, also at once', async () => {
    const email = 'overstroomd@voorbeeld.example'
    const tickets = await Promise.all(Array.from({ length: 7 }, () => aTicket(app)))
    later(10 * secondMs)
    const answers = await Promise.all(
      tickets.map((ticket, at) => send(aQuestion(ticket, { email }), `198.51.100.${at}`)),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
    expect(await mailsTo(app, email, 'contact_receipt')).toHaveLength(5)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ status: 429, error: { code: 'rate_limited' } })
    later(25 * hourMs)
    expect(await send(aQuestion(await aReadForm(), { email }))).toMatchObject({ ok: true })
  })

  test('come from one place at most ten times in ten minutes', async () => {
    const ticket = await aReadForm()
    const statuses = []
    for (let at = 0; at < 11; at++)
      statuses.push((await send(aQuestion(ticket, { email: `a${at}@voorbeeld.example` }))).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  })
})

test('questions and the mails about them are forgotten after a year', async () => {
  const email = 'vorigjaar@voorbeeld.example'
  await send(aQuestion(await aReadForm(), { email }))
  await forgetMessagesJob.run({}, app.deps, { attempt: 1, signal: new AbortController().signal })
  expect(await messagesFrom(email)).toBe(1)
  later(366 * 24 * hourMs)
  await forgetMessagesJob.run({}, app.deps, { attempt: 1, signal: new AbortController().signal })
  expect(await messagesFrom(email)).toBe(0)
  expect(await app.db.select().from(mailMessage).where(eq(mailMessage.recipient, email))).toEqual([])
})
