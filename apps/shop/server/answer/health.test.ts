import { expect, test } from 'vitest'
import { answerJson } from '../test/fake-api.ts'
import { startTestShop } from '../test/test-shop.ts'

test('the shop is ready while the api is', async () => {
  const shop = await startTestShop()
  expect((await shop.ask('/readyz')).status).toBe(200)
})

test('without its api the shop lives but is not ready', async () => {
  const shop = await startTestShop()
  await shop.api.stop()
  expect((await shop.ask('/healthz')).status).toBe(200)
  const ready = await shop.ask('/readyz')
  expect(ready.status).toBe(503)
  expect(await ready.json()).toMatchObject({ parts: { api: 'unavailable' } })
})

test('a shop whose sign-in the api refuses is not ready, and says so', async () => {
  const shop = await startTestShop({ keepsPages: true, answers: { '/login': answerJson(401, {}) } })
  const ready = await shop.ask('/readyz')
  expect(ready.status).toBe(503)
  expect(await ready.json()).toMatchObject({ parts: { api: 'ok', sign_in: 'unavailable' } })
})

test('a request id goes with a request to the api and back to the browser', async () => {
  const shop = await startTestShop()
  const answer = await shop.ask('/v1/cart', { headers: { 'x-request-id': 'from-the-balancer-1' } })
  expect(shop.api.callsTo('/v1/cart')[0]?.headers['x-request-id']).toBe('from-the-balancer-1')
  expect(answer.headers.get('x-request-id')).toBe('from-the-balancer-1')
})

test('a request id that could harm a log is replaced', async () => {
  const shop = await startTestShop()
  const answer = await shop.ask('/healthz', { headers: { 'x-request-id': '<script>alert(1)</script>' } })
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('every answer carries the security headers; HSTS only where the shop is reached over https', async () => {
  const secure = await (await startTestShop()).ask('/')
  expect(secure.headers.get('x-content-type-options')).toBe('nosniff')
  expect(secure.headers.get('strict-transport-security')).toContain('max-age=')
  const plain = await startTestShop({ environment: { PUBLIC_URL: 'http://localhost:3000' } })
  expect((await plain.ask('/')).headers.get('strict-transport-security')).toBeNull()
})
