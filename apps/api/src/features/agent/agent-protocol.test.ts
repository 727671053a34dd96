import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Agent, anAgent, someLines } from '../../../test/agent/an-agent.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { cart } from '../cart/rows/tables.ts'
import { aProduct, onlyVariantId } from '../catalog/catalog.builders.ts'

let app: TestApp
let agent: Agent
let item: string
beforeAll(async () => {
  app = await buildTestApp()
  agent = anAgent(app)
  item = `v${onlyVariantId(await aProduct(app.db))}`
})
afterAll(() => app.close())

const oneLine = () => ({ line_items: someLines([item, 1]) })

test('[API-04] a repetition with the same key gets the same answer and changes nothing', async () => {
  const key = randomUUID()
  const first = await agent.ask('POST /carts', oneLine(), { key })
  const carts = await app.db.$count(cart)
  const again = await agent.ask('POST /carts', { ...oneLine(), context: undefined }, { key })
  expect([again.statusCode, again.json()]).toEqual([201, first.json()])
  expect(await app.db.$count(cart)).toBe(carts)
})

test('ten of the same at once make one cart', async () => {
  const key = randomUUID()
  const before = await app.db.$count(cart)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => agent.ask('POST /carts', oneLine(), { key })),
  )
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
  expect(await app.db.$count(cart)).toBe(before + 1)
})

test('the same key with another body, another call or another cart is refused', async () => {
  const key = randomUUID()
  const { id } = (await agent.ask('POST /carts', oneLine(), { key })).json()
  for (const [call, body] of [
    ['POST /carts', { line_items: someLines([item, 2]) }],
    ['POST /carts', { ...oneLine(), currency: 'EUR' }],
    ['POST /checkout-sessions', oneLine()],
    [`PUT /carts/${id}`, oneLine()],
    [`POST /carts/${id}/cancel`, undefined],
  ] as const) {
    const answer = await agent.ask(call, body, { key })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'idempotency_conflict'])
  }
})

test('the same key of another agent is another key, and without a key every call counts', async () => {
  const key = 'eenvoudig'
  const ids = [
    await agent.ask('POST /carts', oneLine(), { key }),
    await anAgent(app, 'https://other.example/profile.json').ask('POST /carts', oneLine(), { key }),
    await agent.ask('POST /carts', oneLine(), { key: null }),
    await agent.ask('POST /carts', oneLine(), { key: null }),
  ].map((answer) => answer.json().id)
  expect(new Set(ids).size).toBe(4)
})

test('agents that name no profile share keys with nobody at another address, over HTTP and over MCP', async () => {
  const nameless = anAgent(app, null)
  const create = async (from: string, key = 'sleutel-1') => {
    const headers = { 'x-forwarded-for': from }
    return (await nameless.ask('POST /carts', oneLine(), { key, headers })).json().id
  }
  const createByTool = async (from: string) => {
    const meta = { 'idempotency-key': 'sleutel-2' }
    const params = { name: 'create_cart', arguments: { meta, cart: oneLine() } }
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
    const answer = await nameless.send(message, { 'x-forwarded-for': from })
    return answer.json().result.structuredContent.id
  }
  const [one, other] = ['203.0.113.7', '203.0.113.8']
  expect(await create(one)).toBe(await create(one))
  expect(await create(one)).not.toBe(await create(other))
  expect(await createByTool(one)).toBe(await createByTool(one))
  expect(await createByTool(one)).not.toBe(await createByTool(other))
  expect(await create(one)).not.toBe(await createByTool(one))
  // A profile cannot be written so that it is somebody's address.
  const posing = { 'x-forwarded-for': other, 'ucp-agent': `profile="from ${one}"` }
  const posed = await nameless.ask('POST /carts', oneLine(), { key: 'sleutel-1', headers: posing })
  expect(posed.statusCode).toBe(400)
})

test.each([
  ['no list', {}, '$.line_items'],
  ['a list of something else', { line_items: 'alles' }, '$.line_items'],
  ['no item', { line_items: [{ quantity: 1 }] }, '$.line_items[0].item'],
  ['no pieces', { line_items: [{ item: { id: 'v1' }, quantity: 0 }] }, '$.line_items[0].quantity'],
  ['fewer than none', { line_items: [{ item: { id: 'v1' }, quantity: -3 }] }, '$.line_items[0].quantity'],
  ['half a piece', { line_items: [{ item: { id: 'v1' }, quantity: 1.5 }] }, '$.line_items[0].quantity'],
  ['absurdly many', { line_items: [{ item: { id: 'v1' }, quantity: 1e300 }] }, '$.line_items[0].quantity'],
  [
    'an endless id',
    { line_items: [{ item: { id: 'v'.repeat(65) }, quantity: 1 }] },
    '$.line_items[0].item.id',
  ],
])('a cart of %s is refused with the place of the fault', async (_what, body, path) => {
  const answer = await agent.ask('POST /carts', body)
  expect([answer.statusCode, answer.json().code, answer.json().path]).toEqual([400, 'invalid_request', path])
})

test('a very large quantity becomes what can be had', async () => {
  const answer = await agent.ask('POST /carts', { line_items: someLines([item, 2_000_000_000], [item, 7]) })
  expect(answer.json().line_items).toMatchObject([{ quantity: 10 }])
})

test('more than fits is refused: lines, ids and bytes', async () => {
  const lines = (count: number) => ({
    line_items: Array.from({ length: count }, () => someLines([item, 1])[0]),
  })
  const many = await agent.ask('POST /carts', lines(101))
  expect([many.statusCode, many.json().code]).toEqual([400, 'request_too_large'])
  const ids = await agent.ask('POST /catalog/lookup', { ids: Array(51).fill(item) })
  expect([ids.statusCode, ids.json().code]).toEqual([400, 'request_too_large'])
  const huge = await agent.ask('POST /carts', lines(10_000))
  expect([huge.statusCode, huge.json().code]).toEqual([413, 'payload_too_large'])
})

test.each([
  ['UCP-Agent without an address', { 'ucp-agent': 'profile="..."' }, 400, 'invalid_profile_url'],
  ['UCP-Agent without a profile', { 'ucp-agent': 'iets' }, 400, 'invalid_profile_url'],
  [
    'an address that is no web address',
    { 'ucp-agent': 'profile="file:///etc/passwd"' },
    400,
    'invalid_profile_url',
  ],
  [
    'another version',
    { 'ucp-agent': 'profile="https://a.example/"; version="2099-01-01"' },
    422,
    'version_unsupported',
  ],
  ['an endless key', { 'idempotency-key': 'k'.repeat(256) }, 400, 'invalid_request'],
  ['another kind of body', { 'content-type': 'application/xml' }, 415, 'unsupported_media_type'],
])('%s is refused in the form of the protocol', async (_what, headers, status, code) => {
  const answer = await agent.ask('POST /carts', oneLine(), { headers })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({
    code,
    content: expect.any(String),
    continue_url: 'http://localhost:3000/',
  })
})

test('broken JSON, hostile characters and a call that does not exist get the form of the protocol too', async () => {
  const headers = { 'content-type': 'application/json' }
  for (const [call, body, status] of [
    ['POST /carts', '{"line_items":', 400],
    ['POST /carts', '{"__proto__":{"x":1},"line_items":[]}', 400],
    ['POST /catalog/search', '{"query":"a\\u0000b"}', 400],
    ['POST /orders', '{}', 404],
    ['DELETE /carts', undefined, 404],
  ] as const) {
    const answer = await agent.ask(call, body, { headers })
    expect([call, answer.statusCode]).toEqual([call, status])
    expect(answer.json()).toMatchObject({ code: expect.any(String), content: expect.any(String) })
    expect(answer.body).not.toContain('error')
  }
})

test('agents that call too often are told to wait, over both ways together', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.77' }
  for (let call = 0; call < 120; call++)
    expect((await agent.ask('POST /carts', {}, { headers })).statusCode).toBe(400)
  const refused = await agent.ask('POST /carts', oneLine(), { headers })
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    429,
    'rate_limited',
    '60',
  ])
  const call = { name: 'create_cart', arguments: { cart: oneLine() } }
  const overMcp = await agent.send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }, headers)
  expect(overMcp.json().error).toMatchObject({
    code: -32000,
    data: { code: 'rate_limited', retry_after: 60 },
  })
})

test('nothing of it can be called around the shop', async () => {
  for (const url of ['/ucp/v1/carts', '/ucp/mcp', '/.well-known/ucp']) {
    const answer = await app.server.inject({
      method: url.startsWith('/.') ? 'GET' : 'POST',
      url,
      payload: {},
    })
    expect([url, answer.statusCode]).toEqual([url, url.startsWith('/.') ? 200 : 401])
  }
})

test.each([
  ['off', [404, 404, 404, 404]],
  ['catalog', [200, 200, 404, 200]],
] as const)('the owner can close it: %s', async (agents, statuses) => {
  const closed = await buildTestApp({ config: { agents } })
  try {
    const other = anAgent(closed)
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    const answers = [
      await other.ask('GET /profile'),
      await other.ask('POST /catalog/search', {}),
      await other.ask('POST /carts', { line_items: [] }),
      await other.send(list),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(statuses)
  } finally {
    await closed.close()
  }
})
