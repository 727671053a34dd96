import { defineEndpoint } from '@sluimer/contract/endpoint'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { aConfig } from '../../../test/test-config.ts'
import { createLogger } from '../log.ts'
import { registerEndpoint } from './endpoint-route.ts'
import { createServer, type Server } from './server.ts'

const answerSchema = z.object({ total: z.int() })
const orderTea = defineEndpoint({
  method: 'POST',
  path: '/v1/tea/{kind}',
  tag: 'tea',
  summary: 'Order tea',
  access: 'public',
  params: z.strictObject({ kind: z.string().max(300) }),
  query: z.strictObject({ cups: z.coerce.number().int().max(9).optional() }),
  body: z.strictObject({
    name: z.string().min(1, 'Vul je naam in'),
    billing: z.strictObject({ zipcode: z.string() }).optional(),
  }),
  response: answerSchema,
  status: 201,
  errors: ['out_of_stock'],
})
const body = { name: 'Noor' }

let app: Server
let handle: () => { ok: true; data: { total: number } }
beforeEach(async () => {
  handle = () => ({ ok: true, data: { total: 3 } })
  const config = aConfig('postgres://localhost/none')
  app = await createServer({ config, log: createLogger(config), clock: () => new Date() })
  registerEndpoint(app, orderTea, () => handle())
})
afterEach(() => app.close())

function send(payload: string | object, headers: Record<string, string> = {}, url = '/v1/tea/green') {
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

test('an api that has much to read before it can answer still starts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  app.addHook('onReady', () => new Promise((resolve) => setTimeout(resolve, 300_000)))
  const ready = app.ready()
  await vi.advanceTimersByTimeAsync(300_000)
  await expect(ready).resolves.toBe(app)
})

test('a call inside the contract gets its status and its data', async () => {
  const answer = await send(body)
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toEqual({ total: 3 })
})

describe('[API-15] a call outside the contract is refused in words that name what is wrong', () => {
  test.each([
    ['a missing field', '{}', 'body.name'],
    ['an empty field', { name: '' }, 'body.name'],
    ['a wrong type', { name: 3 }, 'body.name'],
    ['an unknown field', { ...body, colour: 'red' }, 'body.colour'],
    ['a nested field', { ...body, billing: {} }, 'body.billing.zipcode'],
    ['no object', '[]', 'body'],
    ['half a JSON text', '{"name":', 'body'],
    ['an empty body', '', 'body'],
    ['a key that would change every object', '{"name":"Noor","__proto__":{"isAdmin":true}}', 'body'],
    ['a NUL', { name: 'No\u0000or' }, 'body.name'],
    ['text turned round', { name: 'No\u202eor' }, 'body.name'],
    ['another control character', { name: 'No\u001bor' }, 'body.name'],
    ['a control character above ASCII', { name: 'No\u009b31mor' }, 'body.name'],
    ['what is no character', { name: 'No\uffffor' }, 'body.name'],
    ['half a surrogate pair', '{"name":"\\ud800"}', 'body.name'],
  ])('%s', async (_name, payload, path) => {
    const answer = await send(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toMatchObject({
      code: 'invalid_request',
      fields: [{ path, message: expect.any(String) }],
    })
  })

  test('text that the contract words itself is shown as it is, and a missing field is called required', async () => {
    expect((await send({ name: '' })).json().error.fields[0].message).toBe('Vul je naam in')
    expect((await send({})).json().error.fields[0].message).toBe('Dit veld is verplicht.')
  })

  test.each([
    ['an unknown parameter', '/v1/tea/green?milk=1', 'query.milk'],
    ['a parameter that is no number', '/v1/tea/green?cups=many', 'query.cups'],
    ['a parameter twice', '/v1/tea/green?cups=1&cups=2', 'query.cups'],
    ['too long a name', `/v1/tea/${'a'.repeat(301)}`, 'params.kind'],
    ['a NUL in the address', '/v1/tea/gr%00een', 'params.kind'],
    ['an address with half an escape', '/v1/tea/%E0%A4%A', 'url'],
  ])('%s', async (_name, url, path) => {
    const answer = await send(body, {}, url)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toEqual([{ path, message: expect.any(String) }])
  })

  test('values nested too deep are refused before anything walks them', async () => {
    const answer = await send(`{"name":${'['.repeat(5_000)}${']'.repeat(5_000)}}`)
    expect(answer.statusCode).toBe(400)
  })

  test('another content type is 415, so that a form on another site cannot call', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const answer = await send('name=Noor', { 'content-type': type })
      expect(answer.statusCode).toBe(415)
      expect(answer.json().error.code).toBe('unsupported_media_type')
    }
  })

  test('too large a body is 413', async () => {
    const answer = await send({ name: 'a'.repeat(70_000) })
    expect(answer.statusCode).toBe(413)
    expect(answer.json().error.code).toBe('payload_too_large')
  })

  test('an unknown address and a method that an address does not have are 404', async () => {
    for (const [method, url] of [
      ['GET', '/v1/nothing'],
      ['DELETE', '/v1/tea/green'],
    ] as const) {
      const answer = await app.inject({ method, url })
      expect(answer.statusCode).toBe(404)
      expect(answer.json().error.message).toContain(`${method} ${url}`)
    }
  })
})

test('a refused call answers the one error shape with its request id', async () => {
  const answer = await send({}, { 'x-request-id': 'from-the-shop-1' })
  expect(answer.headers['x-request-id']).toBe('from-the-shop-1')
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.json().error).toMatchObject({
    request_id: 'from-the-shop-1',
    message: expect.stringMatching(/\.$/),
  })
})

test('a request id that could forge a log line is replaced', async () => {
  const answer = await send(body, { 'x-request-id': 'a b"c' })
  expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
})

test('every answer carries the security headers and is not kept', async () => {
  const { headers } = await send(body)
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
  expect(headers).not.toHaveProperty('x-powered-by')
})
