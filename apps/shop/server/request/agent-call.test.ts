import { request } from 'node:http'
import { expect, test } from 'vitest'
import { answerJson } from '../test/fake-api.ts'
import { startTestShop } from '../test/test-shop.ts'
import { bodyLimitBytes } from './read-body.ts'

const answers = {
  '/ucp/v1/carts': answerJson(201, { id: 'a' }, { 'set-cookie': ['cart=own'] }),
  '/.well-known/ucp': answerJson(200, { ucp: {} }),
}
const json = { 'content-type': 'application/json' }

test('[API-04] an agent calls without being a browser, with the service token and with nobody’s cookie', async () => {
  const shop = await startTestShop({ answers })
  const init = {
    method: 'POST',
    body: '{}',
    headers: { ...json, cookie: 'cart=mine', 'idempotency-key': 'k' },
  }
  expect((await shop.ask('/ucp/v1/carts', init)).status).toBe(201)
  const [call] = shop.api.callsTo('/ucp/v1/carts')
  expect(call?.headers).toMatchObject({ authorization: 'Bearer the-service-token', 'idempotency-key': 'k' })
  expect(call?.headers.cookie).toBeUndefined()
  expect((await shop.ask('/.well-known/ucp')).status).toBe(200)
})

test('a page of another site cannot call in the name of its visitor', async () => {
  const shop = await startTestShop({ answers })
  for (const origin of ['https://evil.example', 'null', 'http://shop.example.test']) {
    const answer = await shop.ask('/ucp/v1/carts', {
      method: 'POST',
      body: '{}',
      headers: { ...json, origin },
    })
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'forbidden' }])
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  }
  const own = { ...json, origin: 'https://shop.example.test' }
  expect((await shop.ask('/ucp/v1/carts', { method: 'POST', body: '{}', headers: own })).status).toBe(201)
  expect(shop.api.callsTo('/ucp/')).toHaveLength(1)
})

test.each([
  ['evil.example:3000', 403],
  ['localhost:3000', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]:3000', 200],
  ['winkel.test:3000', 200],
  ['localhost.evil.example', 403],
])('without a proxy a call for %s is answered %i', async (host, status) => {
  const environment = { PUBLIC_URL: 'http://winkel.test:3000', TRUSTED_PROXY_HOPS: '0' }
  const shop = await startTestShop({ answers, environment })
  expect(await statusFor(shop.url, host)).toBe(status)
})

test('what the shop refuses itself has the form of the protocol', async () => {
  const shop = await startTestShop({ answers })
  const large = { method: 'POST', body: 'x'.repeat(bodyLimitBytes + 1), headers: json }
  const refused = await shop.ask('/ucp/v1/carts', large)
  expect([refused.status, await refused.json()]).toMatchObject([413, { code: 'payload_too_large' }])
  await shop.api.stop()
  const away = await shop.ask('/ucp/v1/carts', { method: 'POST', body: '{}', headers: json })
  expect([away.status, await away.json()]).toMatchObject([
    503,
    { code: 'unavailable', continue_url: 'https://shop.example.test/' },
  ])
})

test('only the shop itself reads the feed of agents from the api', async () => {
  const shop = await startTestShop()
  expect((await shop.ask('/v1/agents/product-feed')).status).toBe(404)
  expect(shop.api.callsTo('/v1/agents')).toHaveLength(0)
})

/** Asks for the profile under another name; `fetch` would write the name of the address. */
function statusFor(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${url}/.well-known/ucp`, { headers: { host }, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })
}
