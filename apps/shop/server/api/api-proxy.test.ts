import { get } from 'node:http'
import { errorBodySchema } from '@sluimer/contract/errors'
import { expect, test } from 'vitest'
import { bodyLimitBytes } from '../request/read-body.ts'
import { answerJson } from '../test/fake-api.ts'
import { fromOwnPage, startTestShop } from '../test/test-shop.ts'
import { isOwnCall } from './api-proxy.ts'

test('[API-01] a call goes on with the service token, and the browser never sees it', async () => {
  const shop = await startTestShop({ answers: { '/v1/cart': answerJson(200, { found: true }) } })
  const answer = await shop.ask('/v1/cart?a=1')
  expect(shop.api.callsTo('/v1/cart')[0]).toMatchObject({
    url: '/v1/cart?a=1',
    headers: { authorization: 'Bearer the-service-token' },
  })
  const seen = JSON.stringify([[...answer.headers], await answer.text()])
  expect(seen).toContain('found')
  expect(seen).not.toContain('the-service-token')
})

test('[API-02] the calls of the account carry the service token too, and so tell whose visitor calls', async () => {
  const shop = await startTestShop({ answers: { '/api/auth/user': answerJson(200, { user: null }) } })
  await shop.ask('/api/auth/user')
  const [call] = shop.api.callsTo('/api/auth/user')
  expect(call?.headers.authorization).toBe('Bearer the-service-token')
  expect(call?.headers['x-forwarded-for']).toMatch(/127\.0\.0\.1|::1/)
})

test('[API-01] a visitor cannot speak for the shop: their Authorization and forwarded address are not passed on', async () => {
  const environment = { PUBLIC_URL: 'http://localhost:3000', TRUSTED_PROXY_HOPS: '0' }
  const shop = await startTestShop({ environment, answers: { '/media/640/bed': answerJson(200, {}) } })
  const headers = { authorization: 'Bearer mine', 'x-forwarded-for': '6.6.6.6', 'x-real-ip': '6.6.6.6' }
  await shop.ask('/media/640/bed', { headers })
  const [call] = shop.api.callsTo('/media/')
  expect(call?.headers.authorization).toBeUndefined()
  expect(call?.headers['x-real-ip']).toBeUndefined()
  expect(call?.headers['x-forwarded-for']).toMatch(/127\.0\.0\.1|::1/)
})

test('[API-01] a refused token is replaced by signing in again, and the call is made once more', async () => {
  let signIns = 0
  let time = 0
  const shop = await startTestShop({
    answers: {
      '/login': (call, response) => answerJson(200, { access_token: `token-${++signIns}` })(call, response),
      '/v1/cart': (call, response) => {
        const isOld = call.headers.authorization === 'Bearer token-1'
        answerJson(isOld ? 401 : 200, {})(call, response)
      },
    },
    now: () => (time += 60_000),
  })
  const body = JSON.stringify({ quantity: 2 })
  const init = { method: 'POST', body, headers: { ...fromOwnPage, 'content-type': 'application/json' } }
  expect((await shop.ask('/v1/cart', init)).status).toBe(200)
  expect(shop.api.callsTo('/v1/cart').map((call) => call.body)).toEqual([body, body])
})

test('[API-01] when the sign-in fails the shop still answers, and blames no visitor for it', async () => {
  const shop = await startTestShop({
    answers: { '/login': answerJson(401, {}), '/v1/cart': answerJson(401, {}) },
  })
  expect((await shop.ask('/')).status).toBe(200)
  const refused = await shop.ask('/v1/cart')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(shop.api.callsTo('/v1/cart')).toHaveLength(0)
  expect(shop.api.callsTo('/login')).toHaveLength(1)
})

test.each(['/v1/../login', '/v1/%2e%2e/login', '/v1/..%5clogin', '/media/./../login'])(
  '%s does not reach another part of the api',
  async (path) => {
    const shop = await startTestShop()
    expect(await statusOfRawPath(shop.url, path)).toBe(400)
    expect(shop.api.calls).toHaveLength(0)
  },
)

test('an unreachable api is a 502 in the one error shape', async () => {
  const shop = await startTestShop()
  await shop.ask('/v1/cart')
  await shop.api.stop()
  const answer = await shop.ask('/v1/cart', { headers: { 'x-request-id': 'request-0001' } })
  expect(answer.status).toBe(502)
  expect(errorBodySchema.parse(await answer.json()).error).toMatchObject({
    code: 'unavailable',
    request_id: 'request-0001',
  })
})

test('an api that does not answer in time is a 504 in the one error shape', async () => {
  const shop = await startTestShop({ answers: { '/api/auth/user': () => {} }, answerTimeoutMs: 30 })
  const answer = await shop.ask('/api/auth/user')
  expect(answer.status).toBe(504)
  expect(errorBodySchema.parse(await answer.json()).error.code).toBe('unavailable')
})

test.each(['content-length', 'chunked'])('a body above the limit is refused (%s)', async (kind) => {
  const shop = await startTestShop()
  const tooLarge = new Uint8Array(bodyLimitBytes + 1)
  const body = kind === 'chunked' ? new Blob([tooLarge]).stream() : tooLarge
  const answer = await shop.ask('/v1/cart/item', {
    method: 'POST',
    headers: fromOwnPage,
    body,
    duplex: 'half',
  } as RequestInit)
  expect(answer.status).toBe(413)
  expect(errorBodySchema.parse(await answer.json()).error.code).toBe('payload_too_large')
  expect(shop.api.callsTo('/v1/')).toHaveLength(0)
})

test('cookies, status and redirects of the api reach the browser as they are', async () => {
  const cookies = ['cart=abc; Path=/; HttpOnly', 'seen=1; Path=/']
  const shop = await startTestShop({
    answers: {
      '/test-provider/pay': answerJson(303, {}, { location: '/checkout/status/1/', 'set-cookie': cookies }),
    },
  })
  const answer = await shop.ask('/test-provider/pay', {
    method: 'POST',
    headers: fromOwnPage,
    body: 'outcome=paid',
  })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/checkout/status/1/')
  expect(answer.headers.getSetCookie()).toEqual(cookies)
})

/** Sends the path as a hostile visitor would; `fetch` would normalise it first. */
function statusOfRawPath(url: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(`${url}/`, { path, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).on('error', reject)
  })
}

test.each(['/v1/catalog/sitemap', '/v1//catalog///product-feed/', '/V1/Agents/%50roduct-feed/x'])(
  '[API-01] a browser cannot make the costly call %s, however it writes it',
  (path) => {
    expect(isOwnCall(path)).toBe(true)
  },
)
