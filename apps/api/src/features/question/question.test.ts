import { askQuestionEndpoint, getProductQuestionsEndpoint } from '@sluimer/contract/question/endpoints'
import { getFormTicketEndpoint } from '@sluimer/contract/service/endpoints'
import {
  keptQuestionDays,
  mostQuestionsPerDay,
  mostWaitingQuestions,
} from '@sluimer/domain/question/question-form'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { mailMessage } from '../../platform/mail/tables.ts'
import { aProduct } from '../catalog/catalog.builders.ts'
import { forgetQuestionsJob } from './answer/forget-questions.job.ts'
import { runQuestionCommand } from './answer/question-command.ts'
import { saveExampleQuestions } from './answer/save-example-questions.ts'
import { productQuestion } from './rows/tables.ts'

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
let visitors = 0
async function ask(productId: number, wish: { question?: string; name?: string; email?: string } = {}) {
  const { ticket } = await app.mustCall(getFormTicketEndpoint, {})
  later(60_000)
  visitors += 1
  const {
    question = 'Past dit om een matras van 30 cm?',
    name = 'Noor',
    email = 'noor@voorbeeld.example',
  } = wish
  const body = { question, customer: { name, email }, ticket }
  const headers = { 'x-forwarded-for': `203.0.113.${visitors}` }
  return app.call(askQuestionEndpoint, { params: { id: String(productId) }, body }, { headers })
}
const staff = (...args: string[]) => runQuestionCommand(app.deps, args)
const list = (id: number, query: { lookup?: string; page?: number } = {}) =>
  app.mustCall(getProductQuestionsEndpoint, { params: { id: String(id) }, query })
const listRows = (id: number) =>
  app.db.select().from(productQuestion).where(eq(productQuestion.productId, id)).orderBy(productQuestion.id)
const idIn = async (id: number) => String((await listRows(id))[0]?.id)
const listMails = async (recipient: string) =>
  (await app.db.select().from(mailMessage).where(eq(mailMessage.recipient, recipient))).filter(
    ({ kind }) => kind === 'question_answered',
  )
const forget = () => forgetQuestionsJob.run({}, app.deps, { attempt: 1, signal: AbortSignal.timeout(5000) })

test('[PD-02] a question is seen together with its answer and not before, and its asker is mailed once', async () => {
  const email = 'vraag@voorbeeld.example'
  const { id } = await aProduct(app.db, { title: 'Hoeslaken Duin' })
  expect(await ask(id, { email })).toMatchObject({ status: 201 })
  expect(await list(id)).toMatchObject({ total: 0, questions: [] })
  const waiting = await staff('waiting')
  expect(waiting.line).toContain('Hoeslaken Duin')
  const number = await idIn(id)
  expect(await staff('answer', number, 'Ja,', 'tot 32 cm.')).toEqual({
    ok: true,
    line: `Question ${number}: done.`,
  })
  const { questions } = await list(id)
  expect(questions).toMatchObject([
    {
      asker: 'Noor',
      question: 'Past dit om een matras van 30 cm?',
      answer: 'Ja, tot 32 cm.',
      is_example: false,
    },
  ])
  expect(JSON.stringify(questions)).not.toContain('voorbeeld.example')
  expect((await listRows(id))[0]?.email).toBeNull()

  const [mail] = await listMails(email)
  expect(mail?.subject).toBe('Antwoord op je vraag over Hoeslaken Duin')
  for (const words of ['Past dit om een matras van 30 cm?', 'Ja, tot 32 cm.', '.html#vragen'])
    expect(mail?.text).toContain(words)
  await staff('answer', number, 'Ja, tot 35 cm.')
  await Promise.all([staff('answer', number, 'Een'), staff('answer', number, 'Twee')])
  expect(await listMails(email)).toHaveLength(1)
})

test('two colleagues who answer at once send one mail', async () => {
  const email = 'tegelijk@voorbeeld.example'
  const { id } = await aProduct(app.db)
  await ask(id, { email })
  const number = await idIn(id)
  await Promise.all([staff('answer', number, 'Ja.'), staff('answer', number, 'Ja hoor.')])
  expect(await listMails(email)).toHaveLength(1)
})

test('personal details do not get into the question, and a swear word is shown to staff', async () => {
  const { id } = await aProduct(app.db)
  await ask(id, {
    question: 'Bel me op 06-12345678 of mail jan@voorbeeld.example, wat een kutzooi',
    name: 'Jan 0612345678',
  })
  const [row] = await listRows(id)
  expect(row?.question).toBe('Bel me op [weggelaten] of mail [weggelaten] wat een kutzooi')
  expect(row?.asker).toBe('Jan [weggelaten]')
  expect((await staff('show', String(row?.id))).line).toContain('scheldwoordenlijst')
})

test('the same question twice is one; too many of one mailbox or about one product are refused, with nothing kept', async () => {
  const { id } = await aProduct(app.db)
  const email = 'veel@voorbeeld.example'
  await Promise.all([ask(id, { email }), ask(id, { email })])
  expect(await listRows(id)).toHaveLength(1)
  for (let at = 1; at < mostQuestionsPerDay; at++) await ask(id, { email, question: `Vraag ${at}?` })
  expect(await ask(id, { email: 'V.eel+x@voorbeeld.example', question: 'Nog een?' })).toMatchObject({
    status: 201,
  })
  expect(await ask(id, { email, question: 'Nog een?' })).toMatchObject({ status: 429 })
  later(dayMs)
  expect(await ask(id, { email, question: 'Nog een?' })).toMatchObject({ status: 201 })
  const other = await aProduct(app.db)
  await app.db.insert(productQuestion).values(
    Array.from({ length: mostWaitingQuestions }, (_, at) => ({
      ...{ productId: other.id, asker: 'N', question: `${at}`, state: 'waiting' as const, askedAt: now },
    })),
  )
  expect(await ask(other.id, { email: 'laat@voorbeeld.example' })).toMatchObject({ status: 429 })
})

test('[PD-02] questions come by page, and are found by their words in any form', async () => {
  const { id } = await aProduct(app.db)
  const example = (question: string, answer: string, daysAgo: number) => ({
    asker: 'Bo',
    ...{ question, answer, askedAt: now, answeredAt: new Date(now.getTime() - daysAgo * dayMs) },
  })
  await saveExampleQuestions(app.db, id, [
    example('Kan dit in de droger?', 'Ja, op lage temperatuur.', 0),
    ...Array.from({ length: 6 }, (_, at) => example(`Vraag ${at}?`, '100% katoen_wol', at + 1)),
    example('Hoe was ik de kussens?', 'Op 40 graden.', 9),
  ])
  expect(await list(id)).toMatchObject({ total: 8, found: 8, page: 1, pages: 2 })
  expect((await list(id, { page: 99 })).questions.at(-1)?.question).toBe('Hoe was ik de kussens?')
  expect(await list(id, { lookup: 'kussen' })).toMatchObject({ found: 1, total: 8 })
  expect(await list(id, { lookup: 'temperaturen' })).toMatchObject({ found: 1 })
  expect((await list(id, { lookup: 'droge' })).questions).toMatchObject([
    { question: 'Kan dit in de droger?' },
  ])
  expect(await list(id, { lookup: '_' })).toMatchObject({ found: 6 })
  for (const nothing of ['%%', "' or true --", 'zebra', '& | !'])
    expect(await list(id, { lookup: nothing })).toMatchObject({ found: 0, questions: [], total: 8 })
  await saveExampleQuestions(app.db, id, [])
  expect(await list(id)).toMatchObject({ total: 0 })
})

test('staff can keep a question off the page, remove one and forget an asker; what is impossible is refused in words', async () => {
  const { id } = await aProduct(app.db)
  await ask(id, { email: 'weg@gmail.com' })
  const number = await idIn(id)
  await staff('answer', number, 'Ja.')
  await staff('reject', number)
  expect(await list(id)).toMatchObject({ total: 0 })
  expect((await listRows(id))[0]).toMatchObject({ state: 'rejected', answer: null, email: null })
  await ask(id, { email: 'w.e.g@gmail.com', question: 'En dit?' })
  expect(await staff('forget', 'Weg@gmail.com')).toEqual({ ok: true, line: '2 questions deleted.' })
  expect(await listRows(id)).toEqual([])
  expect(await staff('answer', '999999', 'Ja.')).toEqual({ ok: false, line: 'There is no such question.' })
  expect((await staff('answer', number)).ok).toBe(false)
  for (const args of [[], ['answer'], ['answer', 'x', 'Ja'], ['remove', '1', '2'], ['forget', 'geen']])
    expect(await staff(...args)).toMatchObject({ ok: false, line: expect.stringContaining('Usage') })
})

test('questions and the mails about them leave in time, answered ones last', async () => {
  const email = 'oud@voorbeeld.example'
  const { id } = await aProduct(app.db)
  await ask(id, { email, question: 'Beantwoord?' })
  await staff('answer', await idIn(id), 'Ja.')
  await ask(id, { email, question: 'Blijft liggen?' })
  await ask(id, { email, question: 'Geweigerd?' })
  await staff('reject', String((await listRows(id))[2]?.id))
  const states = async () => (await listRows(id)).map(({ state }) => state)
  later((keptQuestionDays.rejected + 1) * dayMs)
  await forget()
  expect(await states()).toEqual(['answered', 'waiting'])
  expect(await listMails(email)).toEqual([])
  later((keptQuestionDays.waiting - keptQuestionDays.rejected) * dayMs)
  await forget()
  expect(await states()).toEqual(['answered'])
  later(keptQuestionDays.answered * dayMs)
  await forget()
  expect(await states()).toEqual([])
})

test('a form that this shop never showed, an empty one and one about no product are refused', async () => {
  const { id } = await aProduct(app.db)
  const params = { id: String(id) }
  const customer = { name: 'N', email: 'n@voorbeeld.example' }
  const call = (body: object, wish = params) =>
    app.call(
      askQuestionEndpoint,
      { params: wish, body: body as never },
      { headers: { 'x-forwarded-for': '198.51.100.1' } },
    )
  expect(await call({ question: 'Ja?', customer, ticket: 'verzonnen' })).toMatchObject({ status: 409 })
  expect(await call({ question: ' ', customer: { name: '', email: 'nee' }, ticket: 'x' })).toMatchObject({
    status: 400,
    error: {
      fields: expect.arrayContaining([
        { path: 'body.question', message: 'Dit is een verplicht veld' },
        { path: 'body.customer.email', message: 'Dit is geen geldig e-mailadres' },
      ]),
    },
  })
  expect(await call({ question: 'a'.repeat(501), customer, ticket: 'x' })).toMatchObject({ status: 400 })
  expect(await ask(987654)).toMatchObject({ status: 404 })
})
