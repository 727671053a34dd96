import { addCartItemEndpoint, getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Agent, anAgent, someLines } from '../../../test/agent/an-agent.ts'
import { findFaults } from '../../../test/agent/published-schemas.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { daysAgo } from '../../platform/time-ago.ts'
import { cart as cartTable } from '../cart/rows/tables.ts'
import { aProduct, onlyVariantId } from '../catalog/catalog.builders.ts'
import { aSet } from '../configurator/configurator.builders.ts'
import { savePromotion } from '../promotion/save-promotion.ts'
import { forgetAgentCartsJob } from './forget-agent-carts.job.ts'
import { agentAnswer, agentBasket } from './rows/tables.ts'

const start = new Date('2026-11-23T12:00:00Z')
let now = start
let app: TestApp
let agent: Agent
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  agent = anAgent(app)
})
afterAll(() => app.close())
beforeEach(() => {
  now = start
})

const anItem = async (special: Parameters<typeof aProduct>[1] = {}) =>
  `v${onlyVariantId(await aProduct(app.db, special))}`
async function createCart(body: object) {
  const answer = await agent.ask('POST /carts', body)
  expect(answer.statusCode).toBe(201)
  expect(findFaults('cart', answer.json())).toEqual([])
  return answer.json()
}
const totalOf = (totals: { type: string; amount: number }[], type: string) =>
  totals.find((one) => one.type === type)?.amount
const quantities = (basket: { line_items: { item: { id: string }; quantity: number }[] }) =>
  basket.line_items.map(({ item, quantity }) => [item.id, quantity])

test('[API-04] a cart has the prices of the shop, whatever the agent says they are', async () => {
  const item = await anItem({ priceCents: 4995 })
  const forged = {
    line_items: [{ item: { id: item, price: 1, title: '<b>Gratis</b>' }, quantity: 2, totals: [], id: 'x' }],
    totals: [{ type: 'total', amount: 1 }],
    discounts: { codes: ['ALLES'] },
    currency: 'USD',
    nieuw: { veld: true },
  }
  const cart = await createCart(forged)
  expect(quantities(cart)).toEqual([[item, 2]])
  expect(cart.line_items[0].item).toMatchObject({ price: 4995 })
  expect([cart.currency, totalOf(cart.totals, 'subtotal'), totalOf(cart.totals, 'total')]).toEqual([
    'EUR',
    9990,
    9990,
  ])
  expect(JSON.stringify(cart)).not.toContain('Gratis')
})

test('delivery counts once the country is known, and everything but the total adds up to it', async () => {
  const item = await anItem({ priceCents: 1995 })
  await savePromotion(app.db, {
    key: 'tien-procent',
    title: '10% korting',
    kind: 'order_amount',
    minimumCents: 1000,
    benefit: 'percentage',
    percent: 10,
  })
  const without = await createCart({ line_items: someLines([item, 1]) })
  expect(totalOf(without.totals, 'fulfillment')).toBeUndefined()
  expect(without.messages).toContainEqual(expect.objectContaining({ code: 'delivery_not_included' }))
  const context = { address_country: 'Belgium', postal_code: '9000' }
  const cart = await createCart({ line_items: someLines([item, 1]), context })
  expect(totalOf(cart.totals, 'fulfillment')).toBeGreaterThan(0)
  expect(totalOf(cart.totals, 'discount')).toBe(-200)
  const parts = cart.totals.filter(({ type }: { type: string }) => type !== 'total')
  const sum = parts.reduce((total: number, { amount }: { amount: number }) => total + amount, 0)
  expect(sum).toBe(totalOf(cart.totals, 'total'))
})

test('a country where we do not deliver, and a postcode that does not exist, are reported', async () => {
  const line_items = someLines([await anItem(), 1])
  const codes = async (context: object) =>
    (await createCart({ line_items, context })).messages.map(({ code }: { code: string }) => code)
  expect(await codes({ address_country: 'DE' })).toContain('address_undeliverable')
  expect(await codes({ address_country: 'NL', postal_code: '1234 SA' })).toContain('postal_code_ignored')
})

test('goods that are short, sold out, unknown or composed are reported line by line, and the rest stays', async () => {
  const [few, none, plenty] = [await anItem({ stock: 3 }), await anItem({ stock: 0 }), await anItem()]
  const cart = await createCart({
    line_items: someLines(
      [few, 5],
      [none, 1],
      [plenty, 1],
      ['v999999', 1],
      ['p1', 1],
      ['; drop table cart', 1],
    ),
  })
  expect(quantities(cart)).toEqual([
    [few, 3],
    [plenty, 1],
  ])
  const codes = cart.messages.map(({ code }: { code: string }) => code)
  expect(codes.filter((code: string) => code === 'not_found')).toHaveLength(3)
  expect(codes).toEqual(expect.arrayContaining(['quantity_adjusted', 'out_of_stock']))
})

test('what must be known before buying stands beside its line', async () => {
  const lightSource = {
    ...{ supplier: 'Lampenmaker', model: 'LM-1', eprelNumber: 123456, isExample: true, technology: 'LED' },
    ...{ watts: 4.2, lumens: 470, kelvin: 2700, colourRendering: 80, cap: 'E27' },
  } as const
  const [lamp, curtain] = [
    await anItem({ energyLabel: 'E', lightSource }),
    await anItem({ madeToMeasure: true }),
  ]
  const cart = await createCart({ line_items: someLines([lamp, 1], [curtain, 1]) })
  const at = (item: string) =>
    cart.line_items.findIndex((line: { item: { id: string } }) => line.item.id === item)
  const disclosed = { type: 'warning', presentation: 'disclosure' }
  expect(cart.messages).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...disclosed, code: 'energy_label', path: `$.line_items[${at(lamp)}]` }),
      expect.objectContaining({
        ...disclosed,
        code: 'no_right_of_withdrawal',
        path: `$.line_items[${at(curtain)}]`,
      }),
    ]),
  )
})

test('a set of the configurator is sold only as a bed that the buyer composes', async () => {
  const set = `v${onlyVariantId(await aSet(app.db, { slug: 'boxspring-agent' }))}`
  const answer = await agent.ask('POST /carts', { line_items: someLines([set, 1]) })
  expect(answer.json().messages).toMatchObject([{ code: 'item_unavailable' }])
  const { product } = (await agent.ask('POST /catalog/product', { id: set })).json()
  expect(product.variants[0].availability).toEqual({ available: false, status: 'composed_by_buyer' })
  expect(product.url).toContain('/configurator/')
})

test('nothing is created when nothing can be had', async () => {
  const before = await app.db.$count(cartTable)
  const answer = await agent.ask('POST /carts', { line_items: someLines([await anItem({ stock: 0 }), 1]) })
  expect([answer.statusCode, findFaults('error', answer.json())]).toEqual([200, []])
  expect(answer.json().messages).toMatchObject([{ code: 'out_of_stock', severity: 'unrecoverable' }])
  expect(await app.db.$count(cartTable)).toBe(before)
})

test('an update replaces everything, and lines that stay keep their ids', async () => {
  const [one, two] = [await anItem(), await anItem()]
  const cart = await createCart({ line_items: someLines([one, 5], [two, 1]) })
  const updated = (
    await agent.ask(`PUT /carts/${cart.id}`, { id: cart.id, line_items: someLines([one, 2]) })
  ).json()
  expect(findFaults('cart', updated)).toEqual([])
  expect(quantities(updated)).toEqual([[one, 2]])
  expect(updated.line_items[0].id).toBe(cart.line_items[0].id)
  expect(quantities((await agent.ask(`GET /carts/${cart.id}`)).json())).toEqual([[one, 2]])
})

test('a canceled cart is returned once more, and then not found', async () => {
  const cart = await createCart({ line_items: someLines([await anItem(), 1]) })
  const canceled = await agent.ask(`POST /carts/${cart.id}/cancel`)
  expect(findFaults('cart', canceled.json())).toEqual([])
  expect(canceled.json().continue_url).toBeUndefined()
  for (const call of [`GET /carts/${cart.id}`, `POST /carts/${cart.id}/cancel`]) {
    const gone = await agent.ask(call)
    expect([gone.statusCode, findFaults('error', gone.json())]).toEqual([200, []])
    expect(gone.json().messages[0].code).toBe('not_found')
  }
})

test("no cookie of a visitor leads to an agent's cart, and no id of an agent to a visitor's", async () => {
  const item = await anItem()
  const cookies = app.newVisitor()
  await app.mustCall(addCartItemEndpoint, { body: { item_id: item.slice(1), quantity: 1 } }, { cookies })
  const visitorsToken = cookies.get('cart') ?? ''
  const cart = await createCart({ line_items: someLines([item, 2]) })
  for (const id of [visitorsToken, cart.line_items[0].id, '1', "' or 1=1", 'x'.repeat(400)]) {
    const answer = await agent.ask(`GET /carts/${encodeURIComponent(id)}`)
    expect(answer.json().messages[0].code).toBe('not_found')
  }
  const stolen = await app.mustCall(getCartEndpoint, {}, { headers: { cookie: `cart=${cart.id}` } })
  expect(stolen.found).toBe(false)
  const own = await agent.ask(
    'POST /carts',
    { line_items: someLines([item, 1]) },
    {
      headers: { cookie: cookies.header() },
    },
  )
  expect([own.headers['set-cookie'], own.json().id === visitorsToken]).toEqual([undefined, false])
  const visitors = await app.mustCall(getCartEndpoint, {}, { cookies })
  expect(visitors.totals.total_quantity).toBe(1)
})

test('a cart ends with its time, and a job deletes it with its link and the answers', async () => {
  const cart = await createCart({ line_items: someLines([await anItem(), 1]) })
  expect(cart.expires_at).toBe(daysAgo(start, -7).toISOString())
  const carts = await app.db.$count(cartTable)
  const forget = async (days: number) => {
    now = daysAgo(start, -days)
    await app.deps.jobs.enqueue(app.db, forgetAgentCartsJob, {})
    await app.runJobs()
  }
  await forget(6.9)
  expect([await app.db.$count(cartTable), await app.db.$count(agentAnswer)]).toEqual([carts, 0])
  await forget(7)
  expect((await agent.ask(`GET /carts/${cart.id}`)).json().messages[0].code).toBe('not_found')
  expect(await app.db.$count(agentBasket)).toBe(0)
})

test('nothing that an agent says about a person is kept', async () => {
  const buyer = {
    first_name: 'Noor',
    last_name: 'Bakker',
    email: 'noor@voorbeeld.example',
    phone_number: '+31612345678',
  }
  const line_items = someLines([await anItem(), 1])
  const cart = await createCart({ line_items, buyer, signals: { 'dev.ucp.buyer_ip': '192.0.2.7' } })
  const kept = JSON.stringify([
    cart,
    await app.db.select().from(agentBasket),
    await app.db.select().from(agentAnswer),
    await app.db.select().from(cartTable),
  ])
  expect(kept).not.toMatch(/Noor|Bakker|voorbeeld|612345678|192\.0\.2/)
})
