import { createServer } from 'node:http'
import { leaveNewsletterEndpoint } from '@sluimer/contract/marketing/endpoints'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aSubscriber, findLeaveCode } from '../marketing.builders.ts'
import { openNewsletterProvider } from './newsletter-provider.ts'
import { tellProviderJob } from './tell-provider.job.ts'

/** Starts a mailing service with one list. It stores members by their id, as the real one does, and requires the key. */
async function startMailingService() {
  const members = new Map<string, Record<string, unknown>>()
  const service = { members, calls: 0, status: 200, url: '', stop: () => {} }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    service.calls += 1
    const isAllowed = request.headers.authorization === `Basic ${btoa('sluimer:geheime-sleutel')}`
    const status = isAllowed ? service.status : 401
    const id = /^\/3\.0\/lists\/7\/members\/([0-9a-f]{32})$/.exec(request.url ?? '')?.[1]
    if (status === 200 && id && request.method === 'PUT')
      members.set(id, { ...members.get(id), ...JSON.parse(body) })
    response.writeHead(id ? status : 404, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  service.url = `http://127.0.0.1:${address.port}/3.0/lists/7`
  service.stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return service
}

let service: Awaited<ReturnType<typeof startMailingService>>
let app: TestApp
beforeAll(async () => {
  service = await startMailingService()
  app = await buildTestApp({
    clock: () => new Date('2026-11-20T12:00:00Z'),
    config: { newsletterProvider: { url: service.url, key: 'geheime-sleutel' } },
  })
})
beforeEach(() => {
  service.members.clear()
  service.calls = 0
  service.status = 200
})
afterAll(async () => {
  await app.close()
  service.stop()
})
const membersNow = () => [...service.members.values()]

test('[API-13] the mailing service hears who confirmed, when and from where, and who left', async () => {
  await aSubscriber(app, 'Noor@Voorbeeld.example')
  expect(service.calls).toBe(0)
  await app.runJobs()
  expect(membersNow()).toMatchObject([
    {
      email_address: 'Noor@Voorbeeld.example',
      status: 'subscribed',
      timestamp_opt: '2026-11-20T12:00:00.000Z',
      ip_opt: expect.stringMatching(/^198\.51\./),
      merge_fields: { SOURCE: 'popup', AGENT: 'Browser/1.0' },
    },
  ])
  const code = await findLeaveCode(app, 'Noor@Voorbeeld.example', 'newsletter_confirmation')
  await app.mustCall(leaveNewsletterEndpoint, { body: { code: code ?? '' } })
  await app.runJobs()
  expect(membersNow()).toMatchObject([{ status: 'unsubscribed' }])
})

test('[API-13] a mailing service that is down never spoils a signup, and hears of it later', async () => {
  service.status = 503
  await aSubscriber(app, 'later@voorbeeld.example')
  await expect(app.runJobs()).rejects.toThrow('1 jobs failed')
  expect(membersNow()).toEqual([])
})

test('[API-13] news that was overtaken while it waited is dropped: nobody who left is put back', async () => {
  const email = 'ingehaald@voorbeeld.example'
  await aSubscriber(app, email)
  const code = await findLeaveCode(app, email, 'newsletter_confirmation')
  await app.mustCall(leaveNewsletterEndpoint, { body: { code: code ?? '' } })
  const old = {
    kind: 'subscribe',
    email,
    source: 'page',
    consentText: '',
    ip: '',
    userAgent: '',
    at: '2026-11-20T12:00:00Z',
  }
  await tellProviderJob.run(old, app.deps, { attempt: 3, signal: AbortSignal.timeout(5_000) })
  expect(service.calls).toBe(0)
})

test('[API-13] what the service refuses is final, all else is tried again, and telling twice is one member', async () => {
  const provider = openNewsletterProvider({ url: service.url, key: 'geheime-sleutel' })
  const signal = AbortSignal.timeout(5_000)
  const person = { email: 'een@voorbeeld.example', at: new Date('2026-11-20T12:00:00Z') }
  const news = { ...person, source: 'page', consentText: 'Ja', ip: '198.51.100.7', userAgent: 'x' }
  await provider.subscribe(news, signal)
  await provider.subscribe({ ...news, email: 'Een@Voorbeeld.example' }, signal)
  expect(service.members.size).toBe(1)
  service.status = 400
  expect(await provider.unsubscribe(person, signal)).toBe('refused')
  service.status = 429
  await expect(provider.subscribe(news, signal)).rejects.toThrow('429')
  const stranger = openNewsletterProvider({ url: service.url, key: 'andere-sleutel' })
  await expect(stranger.subscribe(news, signal)).rejects.toThrow('401')
})
