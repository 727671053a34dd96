import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../../test/mail-server.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../db/transaction.ts'
import type { NewMail } from './new-mail.ts'
import { sendMailJob } from './send-mail.job.ts'
import { mailMessage } from './tables.ts'

let server: MailServer
let app: TestApp
beforeAll(async () => {
  server = await startMailServer()
  app = await buildTestApp({ config: { mailTransport: server.url } })
})
beforeEach(async () => {
  await app.db.delete(mailMessage)
  server.received.length = 0
  server.isRefusing = false
})
afterAll(async () => {
  await app.close()
  await server.stop()
})

const mail = {
  to: 'noor@voorbeeld.example',
  subject: 'Je bestelling',
  html: '<p>Dank je</p>',
  text: 'Dank je',
  kind: 'order_confirmation',
  dedupeKey: 'order_confirmation:1',
}
const queue = (changes: Partial<NewMail> = {}) =>
  inTransaction(app.db, (tx) => app.deps.mail.queue(tx, { ...mail, ...changes }))

test('a mail is sent once, with both its forms, however often its cause happens', async () => {
  await queue()
  await queue()
  await app.runJobs()
  await queue()
  await app.runJobs()
  expect(server.received).toHaveLength(1)
  expect(server.received[0]).toMatch(/^To: noor@voorbeeld\.example$/m)
  expect(server.received[0]).toMatch(/text\/plain[\s\S]*Dank je[\s\S]*text\/html[\s\S]*<p>Dank je<\/p>/)
  expect(await app.db.select().from(mailMessage)).toMatchObject([{ attempts: 1, sentAt: expect.any(Date) }])
})

test('answers to a mail go where it says', async () => {
  await queue({ replyTo: 'vraag@voorbeeld.example' })
  await app.runJobs()
  expect(server.received[0]).toMatch(/^Reply-To: vraag@voorbeeld\.example$/m)
})

test('a mail of a transaction that fails is not sent', async () => {
  const work = inTransaction(app.db, async (tx) => {
    await app.deps.mail.queue(tx, mail)
    throw new Error('no order after all')
  })
  await expect(work).rejects.toThrow('no order after all')
  expect(await app.runJobs()).toBe(0)
  expect(server.received).toEqual([])
})

test('a mail that the server refuses is kept with the reason, and goes out when the server takes it', async () => {
  server.isRefusing = true
  await queue()
  await expect(app.runJobs()).rejects.toThrow('1 jobs failed')
  const [row] = await app.db.select().from(mailMessage)
  expect(row).toMatchObject({ attempts: 1, sentAt: null, lastError: expect.stringContaining('451') })
  server.isRefusing = false
  await sendMailJob.run({ mailId: row?.id }, app.deps, { attempt: 2, signal: AbortSignal.timeout(5_000) })
  expect(server.received).toHaveLength(1)
  expect(await app.db.select().from(mailMessage)).toMatchObject([{ attempts: 2, lastError: null }])
})

test('two workers with the same mail send it once', async () => {
  await queue()
  const [row] = await app.db.select().from(mailMessage)
  const send = () =>
    sendMailJob.run({ mailId: row?.id }, app.deps, { attempt: 1, signal: AbortSignal.timeout(5_000) })
  await Promise.all([send(), send()])
  expect(server.received).toHaveLength(1)
})

test('a mail that people may leave tells mail programs how, in one click', async () => {
  await queue({ unsubscribeUrl: 'https://winkel.example/webhooks/newsletter/unsubscribe/abc' })
  await app.runJobs()
  expect(server.received[0]).toMatch(
    /^List-Unsubscribe:\s+<https:\/\/winkel\.example\/webhooks\/newsletter\/unsubscribe\/abc>$/m,
  )
  expect(server.received[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
})

test.each([
  { to: 'noor@voorbeeld.example\r\nBcc: iedereen@voorbeeld.example' },
  { replyTo: 'noor@voorbeeld.example\nBcc: iedereen@voorbeeld.example' },
  { subject: 'Hoi\nX-Spam: ja' },
])('a line break that would add a header is refused: %j', async (change) => {
  await expect(queue(change)).rejects.toThrow('line break')
})
