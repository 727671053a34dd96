import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Agent, anAgent, someLines } from '../../../../test/agent/an-agent.ts'
import { findFaults } from '../../../../test/agent/published-schemas.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'

let app: TestApp
let agent: Agent
let item: string
beforeAll(async () => {
  app = await buildTestApp()
  agent = anAgent(app)
  item = `v${onlyVariantId(await aProduct(app.db, { title: 'Kussen Wolk', priceCents: 2995 }))}`
  await app.deps.changes.catchUp()
})
afterAll(() => app.close())

const tools = [
  ...['search_catalog', 'lookup_catalog', 'get_product', 'create_cart', 'get_cart', 'update_cart'],
  ...[
    'cancel_cart',
    'create_checkout',
    'get_checkout',
    'update_checkout',
    'complete_checkout',
    'cancel_checkout',
  ],
]

test("[API-04] a client of the Model Context Protocol finds the protocol's tools, searches and hands over", async () => {
  const address = await app.server.listen({ port: 0, host: '127.0.0.1' })
  const requestInit = { headers: { authorization: `Bearer ${app.serviceToken()}` } }
  const transport = new StreamableHTTPClientTransport(new URL(`${address}/ucp/mcp`), { requestInit })
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport as Parameters<typeof client.connect>[0])
  try {
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(tools)
    const meta = { 'ucp-agent': { profile: 'https://agent.example/' } }
    const call = async (name: string, given: object) =>
      (await client.callTool({ name, arguments: { meta, ...given } })).structuredContent as Record<
        string,
        unknown
      >
    const found = await call('search_catalog', { catalog: { query: 'kussen' } })
    expect(findFaults('search', found)).toEqual([])
    const checkout = await call('create_checkout', { checkout: { line_items: someLines([item, 1]) } })
    expect(findFaults('checkout', checkout)).toEqual([])
    expect(checkout).toMatchObject({
      status: 'requires_escalation',
      continue_url: expect.stringContaining('/voorstel/'),
    })
  } finally {
    await client.close()
  }
})

test('every tool answers as the call over HTTP does, in both forms of a result', async () => {
  const { result } = await agent.callTool('create_cart', { cart: { line_items: someLines([item, 2]) } })
  expect(findFaults('cart', result?.structuredContent)).toEqual([])
  expect(JSON.parse(result?.content[0]?.text ?? '')).toEqual(result?.structuredContent)
  const id = result?.structuredContent.id
  const same = await agent.ask(`GET /carts/${id}`)
  expect(same.json()).toEqual((await agent.callTool('get_cart', { id })).result?.structuredContent)
})

test('a repetition with the same key changes nothing', async () => {
  const meta = { 'ucp-agent': { profile: 'https://agent.example/' }, 'idempotency-key': 'sleutel-1' }
  const create = (quantity: number) =>
    agent.callTool('create_cart', { meta, cart: { line_items: someLines([item, quantity]) } })
  const first = await create(1)
  expect((await create(1)).result).toEqual(first.result)
  expect((await create(2)).error).toMatchObject({ code: -32000, data: { code: 'idempotency_conflict' } })
})

test.each([
  ['an unknown tool', 'delete_shop', {}, -32602],
  ['no argument', 'create_cart', {}, -32602],
  ['a wrong argument', 'create_cart', { cart: { line_items: [{ item: {}, quantity: 'veel' }] } }, -32602],
  ['too many ids', 'lookup_catalog', { catalog: { ids: Array(51).fill('v1') } }, -32602],
  ['a wrong profile', 'search_catalog', { meta: { 'ucp-agent': { profile: 'x' } }, catalog: {} }, -32001],
  [
    'another version',
    'search_catalog',
    { meta: { 'ucp-agent': { profile: 'https://a.example', version: '2020-01-01' } }, catalog: {} },
    -32001,
  ],
])('%s is an error of the protocol', async (_what, name, given, code) => {
  expect((await agent.callTool(name, given)).error?.code).toBe(code)
})

test('what is not a message of the protocol is refused, and there is nothing to listen to', async () => {
  for (const message of ['{', '[]', '"x"', 'null', { jsonrpc: '1.0' }])
    expect((await agent.send(message)).statusCode).toBe(400)
  for (const method of ['GET', 'DELETE'] as const) {
    const headers = { authorization: `Bearer ${app.serviceToken()}`, accept: 'text/event-stream' }
    const answer = await app.server.inject({ method, url: '/ucp/mcp', headers })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST'])
  }
})
