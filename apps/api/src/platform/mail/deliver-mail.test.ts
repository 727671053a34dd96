import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../../test/mail-server.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { deliverMail } from './deliver-mail.ts'
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

const deliver = (subject = 'Je bestelling') =>
  deliverMail(app.deps, {
    to: 'noor@voorbeeld.example',
    subject,
    html: '<p>Dank je</p>',
    text: 'Dank je',
    kind: 'order_confirmation',
    dedupeKey: 'order_confirmation:1',
  })

test('a mail is sent at once, without a job, and only once', async () => {
  await deliver()
  await deliver()
  expect(server.received).toHaveLength(1)
  expect(await app.runJobs()).toBe(0)
  expect(await app.db.select().from(mailMessage)).toMatchObject([{ attempts: 1, sentAt: expect.any(Date) }])
})

test('a mail sent by a process that was killed before it noted the sending has the same id when it is sent again', async () => {
  await deliver()
  // Nothing of its transaction is left.
  await app.db.delete(mailMessage)
  await deliver()
  const ids = server.received.map((mail) => /^Message-ID: (.+)$/m.exec(mail)?.[1])
  expect(ids).toEqual([expect.stringContaining('@'), ids[0]])
})

test('of two workers with the same mail one sends it', async () => {
  await Promise.all([deliver(), deliver()])
  expect(server.received).toHaveLength(1)
})

test('a mail that the server refuses is kept with the reason, and the next try sends it as it was written', async () => {
  server.isRefusing = true
  await expect(deliver()).rejects.toThrow('451')
  expect(await app.db.select().from(mailMessage)).toMatchObject([
    { attempts: 1, sentAt: null, lastError: expect.stringContaining('451') },
  ])
  server.isRefusing = false
  await deliver('Later geschreven')
  expect(server.received).toHaveLength(1)
  expect(server.received[0]).toMatch(/^Subject: Je bestelling$/m)
  expect(await app.db.select().from(mailMessage)).toMatchObject([{ attempts: 2, lastError: null }])
})

test('a line break that would add a header is refused', async () => {
  await expect(deliver('Hoi\nX-Spam: ja')).rejects.toThrow('line break')
})
