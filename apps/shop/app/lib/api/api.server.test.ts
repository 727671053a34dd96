import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { defineEndpoint } from '@sluimer/contract/endpoint'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { getApi } from './api.server.ts'
import { dataOrThrow } from './data-or-throw.server.ts'
import type { ApiCall, Visit } from './host.server.ts'
import { loadContextFor } from './host-context.server.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const addItem = defineEndpoint({
  method: 'POST',
  path: '/v1/cart/item',
  tag: 'cart',
  summary: 'Add',
  access: 'service',
  body: z.object({ id: z.string() }),
  response: z.object({ quantity: z.number() }),
  errors: [],
})

function aContext(answer: (call: ApiCall) => Response | Promise<Response>) {
  const logged: unknown[] = []
  const sent: { call: ApiCall; visit: Visit }[] = []
  const setCookies: string[] = []
  const context = loadContextFor({
    visit: { requestId: 'request-1', clientAddress: '203.0.113.7', cookie: 'cart=old' },
    gateway: {
      send: async (call, visit) => {
        sent.push({ call, visit })
        return answer(call)
      },
    },
    publicUrl: 'https://shop.example.test',
    tagManager: null,
    logError: (error) => logged.push(error),
    setCookies,
  })
  return { context, sent, setCookies, logged }
}

test("a page's call carries the visitor's cookies, address and request id", async () => {
  const { context, sent } = aContext(() => Response.json({ quantity: 1 }))
  const result = await getApi(context).call(addItem, { body: { id: '7' } })
  expect(dataOrThrow(result)).toEqual({ quantity: 1 })
  expect(sent[0]?.call).toMatchObject({ method: 'POST', path: '/v1/cart/item', body: '{"id":"7"}' })
  expect(sent[0]?.visit).toEqual({ requestId: 'request-1', clientAddress: '203.0.113.7', cookie: 'cart=old' })
})

test('a cookie that the api sets goes to the browser, and counts for the next call of the same request', async () => {
  const { context, sent, setCookies } = aContext(() =>
    Response.json({ quantity: 1 }, { headers: { 'set-cookie': 'cart=new; Path=/; HttpOnly' } }),
  )
  await getApi(context).call(addItem, { body: { id: '7' } })
  await getApi(context).call(addItem, { body: { id: '8' } })
  expect(setCookies).toContain('cart=new; Path=/; HttpOnly')
  expect(sent[1]?.visit.cookie).toBe('cart=new')
})

test('a refusal that leaves nothing to show becomes an answer with its status', async () => {
  const error = { code: 'not_found', message: 'Niet gevonden.', request_id: 'request-1' }
  const { context } = aContext(() => Response.json({ error }, { status: 404 }))
  const result = await getApi(context).call(addItem, { body: { id: '7' } })
  expect(() => dataOrThrow(result)).toThrow(expect.objectContaining({ status: 404 }))
})

test('[ER-02] an api that is away is a refusal with a status of its own, and logged', async () => {
  const { context, logged } = aContext(() => {
    throw new TypeError('fetch failed')
  })
  const result = await getApi(context).call(addItem, { body: { id: '7' } })
  expect(result).toMatchObject({ ok: false, status: 503, error: { code: 'unavailable' } })
  expect(logged).toHaveLength(1)
})

test('[ER-02] a page waits for an optional part no longer than it said, and goes on without it', async () => {
  const { context, logged } = aContext(
    ({ signal }) =>
      new Promise<Response>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
        // A busy process collects garbage meanwhile; the time limit must survive that.
        setTimeout(collectGarbage, 5)
      }),
  )
  const result = await getApi(context, { timeoutMs: 20 }).call(addItem, { body: { id: '7' } })
  expect(result).toMatchObject({ ok: false, status: 504 })
  expect(logged).toHaveLength(1)
})
