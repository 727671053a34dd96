import { askQuestionEndpoint } from '@sluimer/contract/question/endpoints'
import { getFormTicketEndpoint } from '@sluimer/contract/service/endpoints'
import { eq, isNotNull, like } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aProduct, onlyVariantId } from '../../src/features/catalog/catalog.builders.ts'
import { mailDayBeforeJob } from '../../src/features/order/announce/mail/mail-day-before.job.ts'
import {
  aCustomer,
  aPlacedOrder,
  choosePaymentOutcome,
  sendWebhookFor,
} from '../../src/features/order/order.builders.ts'
import { order } from '../../src/features/order/rows/tables.ts'
import { answerQuestion } from '../../src/features/question/answer/answer-question.ts'
import { productQuestion } from '../../src/features/question/rows/tables.ts'
import { answerReview } from '../../src/features/review/moderate/moderate-review.ts'
import { post } from '../../src/features/review/review.builders.ts'
import { review } from '../../src/features/review/rows/tables.ts'
import { sendMailJob } from '../../src/platform/mail/send-mail.job.ts'
import { mailMessage } from '../../src/platform/mail/tables.ts'
import { type MailServer, startMailServer } from '../mail-server.ts'
import { buildTestApp, type TestApp } from '../test-app.ts'
import { runKilledProcess } from './run-killed-process.ts'

const timeoutMs = 600_000
let now = new Date('2026-11-30T09:30:00Z')
const letTimePass = () => {
  now = new Date(now.getTime() + 60_000)
}
let app: TestApp
let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
  app = await buildTestApp({ clock: () => now, config: { mailTransport: server.url } })
})
afterAll(async () => {
  await app.close()
  await server.stop()
})
afterEach(() => {
  server.received.length = 0
})
const context = () => ({ attempt: 2, signal: AbortSignal.timeout(20_000) })
const countMails = (kind: string) => app.db.$count(mailMessage, eq(mailMessage.kind, kind))

test(
  '[CO-04] a process killed while it tells buyers of tomorrow has told whole ones, and the next tells the rest once',
  async () => {
    for (const name of ['een', 'twee', 'drie']) {
      const lines = [
        { variantId: onlyVariantId(await aProduct(app.db, { title: 'Bed Duin', deliveryClass: 'two_man' })) },
      ]
      const details = aCustomer({ email: `${name}@voorbeeld.example` })
      const placed = await aPlacedOrder(app, { lines, shipping: 'two_man', details })
      await choosePaymentOutcome(app, placed.url, 'paid')
      await sendWebhookFor(app, placed.url)
    }
    await app.db.update(order).set({ deliverySlot: { date: '2026-12-01', part: 'morning', area: 'NL' } })
    const work = { nightJob: mailDayBeforeJob.name, at: now.toISOString() }
    await runKilledProcess(app, { killAt: { afterMails: 2 }, work })
    expect(await countMails('order_day_before')).toBe(1)
    await Promise.all([
      mailDayBeforeJob.run({}, app.deps, context()),
      mailDayBeforeJob.run({}, app.deps, context()),
    ])
    expect(await countMails('order_day_before')).toBe(3)
  },
  timeoutMs,
)

test(
  '[PD-02] a process killed while it answers a question has answered nothing, and the next answers and mails once',
  async () => {
    const { id: productId } = await aProduct(app.db)
    const { ticket } = await app.mustCall(getFormTicketEndpoint, {})
    letTimePass()
    const customer = { name: 'Noor', email: 'vraag@voorbeeld.example' }
    const body = { question: 'Past dit om een matras van 30 cm?', customer, ticket }
    await app.mustCall(askQuestionEndpoint, { params: { id: String(productId) }, body })
    const [{ id } = { id: 0 }] = await app.db.select().from(productQuestion)
    const words = 'Ja.\nTot 32 cm.'
    await runKilledProcess(app, { killAt: { afterMails: 1 }, work: { answers: 'question', id, words } })
    const answered = () => app.db.$count(productQuestion, isNotNull(productQuestion.answer))
    expect([await answered(), await countMails('question_answered')]).toEqual([0, 0])
    await Promise.all([answerQuestion(app.deps, id, words), answerQuestion(app.deps, id, words)])
    expect([await answered(), await countMails('question_answered')]).toEqual([1, 1])
    const [mail] = await app.db.select().from(mailMessage).where(eq(mailMessage.kind, 'question_answered'))
    expect(mail?.text).toContain(words)
  },
  timeoutMs,
)

test(
  '[PD-02] a process killed while it answers a review has answered nothing, and the next answers and mails once',
  async () => {
    const { id: productId } = await aProduct(app.db)
    await post(app, productId, { email: 'review@voorbeeld.example', tellMe: true }, letTimePass)
    const [{ id } = { id: 0 }] = await app.db.select().from(review)
    const words = 'Wat fijn.\nSlaap lekker.'
    await runKilledProcess(app, { killAt: { afterMails: 1 }, work: { answers: 'review', id, words } })
    const answered = () => app.db.$count(review, isNotNull(review.answer))
    expect([await answered(), await countMails('review_answered')]).toEqual([0, 0])
    await Promise.all([answerReview(app.deps, id, words), answerReview(app.deps, id, words)])
    expect([await answered(), await countMails('review_answered')]).toEqual([1, 1])
    const [mail] = await app.db.select().from(mailMessage).where(eq(mailMessage.kind, 'review_answered'))
    expect(mail?.text).toContain(words)
  },
  timeoutMs,
)

test(
  'a mail that was sent and not noted goes out again under the same id, so that a mail program shows it once',
  async () => {
    const [mail] = await app.db.select().from(mailMessage).where(like(mailMessage.kind, '%_answered'))
    if (mail === undefined) throw new Error('there is no mail to send')
    const work = { mailId: mail.id, mailTransport: server.url }
    await runKilledProcess(app, { killAt: 'after-sending', work })
    await sendMailJob.run({ mailId: mail.id }, app.deps, context())
    await sendMailJob.run({ mailId: mail.id }, app.deps, context())
    const ids = server.received.map((text) => /^Message-ID: (.+)$/im.exec(text)?.[1])
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBeDefined()
    expect(new Set(ids).size).toBe(1)
  },
  timeoutMs,
)
