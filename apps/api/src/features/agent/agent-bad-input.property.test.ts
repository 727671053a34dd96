import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Agent, anAgent } from '../../../test/agent/an-agent.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
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

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', 'v0', 'v-1', 'p1e9', 'NL', '__proto__', '\u202e'),
)
const anyValue = fc.oneof({ weight: 3, arbitrary: anyText }, fc.jsonValue(), fc.double(), fc.maxSafeInteger())

/** Bodies that are nearly right: known fields with any values. */
const anyBody = fc.record(
  {
    query: anyValue,
    ids: fc.oneof(fc.array(anyText), anyValue),
    id: anyValue,
    selected: fc.oneof(fc.array(fc.record({ name: anyText, label: anyText })), anyValue),
    preferences: fc.oneof(fc.array(anyText), anyValue),
    filters: fc.oneof(
      fc.record(
        {
          categories: fc.array(anyText),
          price: fc.record({ min: anyValue, max: anyValue }, { requiredKeys: [] }),
        },
        { requiredKeys: [] },
      ),
      anyValue,
    ),
    pagination: fc.oneof(fc.record({ cursor: anyValue, limit: anyValue }, { requiredKeys: [] }), anyValue),
    context: fc.oneof(
      fc.record({ address_country: anyText, postal_code: anyText, currency: anyText }, { requiredKeys: [] }),
      anyValue,
    ),
    line_items: fc.oneof(
      fc.array(
        fc.record({
          item: fc.record({ id: fc.oneof(anyText, fc.constant('ITEM')) }),
          quantity: fc.oneof(fc.integer({ min: 1, max: 200 }), anyValue),
        }),
        { maxLength: 5 },
      ),
      anyValue,
    ),
    cart_id: anyValue,
  },
  { requiredKeys: [] },
)

const calls = [
  ...['POST /catalog/search', 'POST /catalog/lookup', 'POST /catalog/product', 'POST /carts'],
  ...['PUT /carts/CART', 'POST /checkout-sessions', 'PUT /checkout-sessions/CHECKOUT'],
  ...['POST /checkout-sessions/CHECKOUT/complete', 'POST /carts/x/cancel'],
]
const tools = [
  ...(['search_catalog', 'lookup_catalog', 'get_product'] as const).map((name) => [name, 'catalog'] as const),
  ...(['create_cart', 'update_cart'] as const).map((name) => [name, 'cart'] as const),
  ...(['create_checkout', 'update_checkout'] as const).map((name) => [name, 'checkout'] as const),
]

test('[API-04] whatever an agent sends, the shop answers in the form of the protocol and never fails', async () => {
  const line = [{ item: { id: item }, quantity: 1 }]
  const cart = (await agent.ask('POST /carts', { line_items: line })).json().id
  const checkout = (await agent.ask('POST /checkout-sessions', { line_items: line })).json().id
  const withIds = (text: string) =>
    text.replaceAll('CART', cart).replaceAll('CHECKOUT', checkout).replaceAll('ITEM', item)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), anyBody, async (call, body) => {
      const text = JSON.stringify(body).replaceAll('"ITEM"', JSON.stringify(item))
      const headers = { 'content-type': 'application/json' }
      const answer = await agent.ask(withIds(call), text, { key: null, headers })
      expect([200, 201, 400, 413]).toContain(answer.statusCode)
      const told = answer.json()
      expect(typeof (answer.statusCode < 400 ? told.ucp.status : told.code)).toBe('string')
    }),
    { numRuns: 150 },
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...tools), anyBody, anyValue, async ([name, field], body, meta) => {
      const given = {
        id: name.endsWith('cart') ? cart : checkout,
        [field]: body,
        ...(meta === null ? { meta } : {}),
      }
      const answer = await agent.send({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name, arguments: given },
      })
      expect([200, 400]).toContain(answer.statusCode)
      const { result, error } = answer.json()
      expect(error?.code).not.toBe(-32603)
      expect(result ?? error).toBeDefined()
    }),
    { numRuns: 100 },
  )
})
