import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { mailMessage } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())
const get = (url: string) => app.server.inject({ url })

test('a mail without a mail server counts as sent and shows in the outbox, both forms', async () => {
  await app.deps.mail.queue(app.db, {
    to: 'noor@voorbeeld.example',
    subject: 'Je <b>bestelling</b>',
    html: '<h1>Dank je</h1>',
    text: 'Dank je & <tot> ziens',
    kind: 'order_confirmation',
    dedupeKey: 'order_confirmation:1',
  })
  expect((await get('/outbox')).body).toContain('in de wachtrij')
  await app.runJobs()
  const [row] = await app.db.select().from(mailMessage)
  const list = await get('/outbox')
  expect(list.body).toContain('verzonden')
  expect(list.body).toContain('Je &lt;b&gt;bestelling&lt;/b&gt;')
  const page = await get(`/outbox/${row?.id}`)
  expect(page.body).toContain('Dank je &amp; &lt;tot&gt; ziens')
  expect(page.body).toMatch(/<iframe sandbox="(?!.*allow-scripts)[^"]*"/)
  const mail = await get(`/outbox/${row?.id}/html`)
  expect(mail.body).toBe('<h1>Dank je</h1>')
  expect(mail.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox(?!.*allow-scripts)/)
})

test('an unknown mail is 404 and a bad id 400', async () => {
  expect((await get('/outbox/999999')).statusCode).toBe(404)
  expect((await get('/outbox/abc')).statusCode).toBe(400)
})

test('with a mail server there is no outbox to read', async () => {
  const other = await buildTestApp({ config: { mailTransport: 'smtp://127.0.0.1:25' } })
  expect((await other.server.inject({ url: '/outbox' })).statusCode).toBe(404)
  await other.close()
})

test.each([
  ...['evil.example', 'evil.example:4000', 'localhost.evil.example', '127.0.0.1.evil.example', 'localhost.'],
  ...['localhost@evil.example', '[::2]', '0.0.0.0'],
])('a web page that was led to this machine under the name %s reads no mail', async (host) => {
  const [row] = await app.db.select().from(mailMessage)
  for (const url of ['/outbox', `/outbox/${row?.id}`, `/outbox/${row?.id}/html`]) {
    const answer = await app.server.inject({ url, headers: { host } })
    expect([400, 403]).toContain(answer.statusCode)
    expect(answer.body).not.toContain('Dank je')
  }
})

test.each(['localhost', 'localhost:4000', '127.0.0.1:4000', '[::1]:4000'])(
  'this machine reads its mails under the name %s',
  async (host) => {
    expect((await app.server.inject({ url: '/outbox', headers: { host } })).statusCode).toBe(200)
  },
)
