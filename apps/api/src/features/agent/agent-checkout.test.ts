import { acceptProposalEndpoint, getProposalEndpoint } from '@sluimer/contract/agent/endpoints'
import { addCartItemEndpoint, getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Agent, anAgent, someLines } from '../../../test/agent/an-agent.ts'
import { findFaults } from '../../../test/agent/published-schemas.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { daysAgo } from '../../platform/time-ago.ts'
import { createRestoreLink } from '../cart/restore/create-restore-link.ts'
import { cart as cartTable } from '../cart/rows/tables.ts'
import { hashCartToken } from '../cart/token/cart-token.ts'
import { aProduct, onlyVariantId } from '../catalog/catalog.builders.ts'
import { order } from '../order/rows/tables.ts'

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
async function createCheckout(body: object, status = 201) {
  const answer = await agent.ask('POST /checkout-sessions', body)
  expect(answer.statusCode).toBe(status)
  expect(findFaults('checkout', answer.json())).toEqual([])
  return answer.json()
}
const toProposalId = (url: string) => /\/checkout\/voorstel\/([^/]+)\/$/.exec(url)?.[1] ?? ''

test('[API-04] a checkout goes as far as the buyer: it asks for escalation and says where to go on', async () => {
  const checkout = await createCheckout({ line_items: someLines([await anItem({ priceCents: 4995 }), 2]) })
  expect(checkout).toMatchObject({ status: 'requires_escalation', currency: 'EUR' })
  expect(checkout.continue_url).toMatch(/^http:\/\/localhost:3000\/checkout\/voorstel\/[\w-]{43}\/$/)
  expect(checkout.messages).toContainEqual(
    expect.objectContaining({ code: 'order_placed_by_buyer', severity: 'requires_buyer_input' }),
  )
  expect(checkout.links.map(({ type }: { type: string }) => type)).toEqual(
    expect.arrayContaining(['privacy_policy', 'terms_of_service', 'refund_policy']),
  )
})

test('an agent cannot complete it, whatever payment it sends', async () => {
  const { id } = await createCheckout({ line_items: someLines([await anItem(), 1]) })
  const payment = {
    instruments: [{ id: 'i', handler_id: 'h', type: 'card', credential: { token: 'success_token' } }],
  }
  const answer = await agent.ask(`POST /checkout-sessions/${id}/complete`, { payment })
  expect(findFaults('checkout', answer.json())).toEqual([])
  expect(answer.json()).toMatchObject({ status: 'requires_escalation' })
  expect(answer.json().order).toBeUndefined()
  expect(await app.db.$count(order)).toBe(0)
})

test('a cart becomes one checkout, and a change of either is a change of both', async () => {
  const item = await anItem()
  const cart = (await agent.ask('POST /carts', { line_items: someLines([item, 1]) })).json()
  const checkout = await createCheckout({ cart_id: cart.id, line_items: someLines([await anItem(), 9]) })
  expect(checkout.line_items).toMatchObject([{ item: { id: item }, quantity: 1 }])
  expect((await createCheckout({ cart_id: cart.id }, 200)).id).toBe(checkout.id)
  await agent.ask(`PUT /checkout-sessions/${checkout.id}`, { line_items: someLines([item, 4]) })
  expect((await agent.ask(`GET /carts/${cart.id}`)).json().line_items).toMatchObject([{ quantity: 4 }])
  await agent.ask(`POST /checkout-sessions/${checkout.id}/cancel`)
  const next = await createCheckout({ cart_id: cart.id })
  expect(next.id).not.toBe(checkout.id)
})

test('two requests at once for one cart make one checkout', async () => {
  const cart = (await agent.ask('POST /carts', { line_items: someLines([await anItem(), 1]) })).json()
  const answers = await Promise.all(
    [1, 2, 3].map(() => agent.ask('POST /checkout-sessions', { cart_id: cart.id, line_items: [] })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 201])
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
})

test('a canceled checkout stays canceled, and its link leads nowhere', async () => {
  const item = await anItem()
  const checkout = await createCheckout({ line_items: someLines([item, 1]) })
  const states = [
    await agent.ask(`POST /checkout-sessions/${checkout.id}/cancel`),
    await agent.ask(`POST /checkout-sessions/${checkout.id}/cancel`),
    await agent.ask(`PUT /checkout-sessions/${checkout.id}`, { line_items: someLines([item, 5]) }),
    await agent.ask(`POST /checkout-sessions/${checkout.id}/complete`, {}),
    await agent.ask(`GET /checkout-sessions/${checkout.id}`),
  ]
  for (const answer of states) {
    expect(findFaults('checkout', answer.json())).toEqual([])
    expect(answer.json()).toMatchObject({ status: 'canceled', line_items: [{ quantity: 1 }] })
    expect(answer.json().continue_url).toBeUndefined()
  }
  const codes = states.map((answer) => answer.json().messages.map(({ code }: { code: string }) => code))
  expect(codes).toEqual(
    [[], ['checkout_canceled'], ['checkout_canceled'], ['checkout_canceled'], []].map((own) =>
      expect.arrayContaining(own),
    ),
  )
  const id = toProposalId(checkout.continue_url)
  expect(await app.call(getProposalEndpoint, { params: { id } })).toMatchObject({ status: 404 })
})

test('without goods there is no checkout, and one that was emptied is incomplete', async () => {
  const nothing = await agent.ask('POST /checkout-sessions', { line_items: [] })
  expect(findFaults('error', nothing.json())).toEqual([])
  const checkout = await createCheckout({ line_items: someLines([await anItem(), 1]) })
  const emptied = (await agent.ask(`PUT /checkout-sessions/${checkout.id}`, { line_items: [] })).json()
  expect(findFaults('checkout', emptied)).toEqual([])
  expect(emptied.status).toBe('incomplete')
  const empty = (await agent.ask('POST /carts', { line_items: [] })).json()
  const ofNothing = await agent.ask('POST /checkout-sessions', { cart_id: empty.id, line_items: [] })
  expect(findFaults('error', ofNothing.json())).toEqual([])
})

test("the buyer takes over: what was in their cart stays, and what the agent's cart held comes in", async () => {
  const [own, shared, chosen] = [await anItem(), await anItem(), await anItem()]
  const cookies = app.newVisitor()
  for (const [item, quantity] of [
    [own, 1],
    [shared, 3],
  ] as const)
    await app.mustCall(addCartItemEndpoint, { body: { item_id: item.slice(1), quantity } }, { cookies })
  const checkout = await createCheckout({ line_items: someLines([shared, 2], [chosen, 2]) })
  const id = toProposalId(checkout.continue_url)
  const shown = await app.mustCall(getProposalEndpoint, { params: { id } }, { cookies })
  expect([shown.cart.totals.total_quantity, shown.own_quantity]).toEqual([4, 4])
  for (const _time of [1, 2]) await app.mustCall(acceptProposalEndpoint, { body: { id } }, { cookies })
  const cart = await app.mustCall(getCartEndpoint, {}, { cookies })
  expect(
    Object.fromEntries(cart.items.map(({ variant_id, quantity }) => [`v${variant_id}`, quantity])),
  ).toEqual({
    [own]: 1,
    [shared]: 3,
    [chosen]: 2,
  })
})

test('looking at the link changes nothing, and a stranger who takes over changes only their own cart', async () => {
  const checkout = await createCheckout({ line_items: someLines([await anItem(), 1]) })
  const id = toProposalId(checkout.continue_url)
  const first = app.newVisitor()
  const looked = await app.call(getProposalEndpoint, { params: { id } }, { cookies: first })
  expect(looked.response.headers['set-cookie']).toBeUndefined()
  await app.mustCall(acceptProposalEndpoint, { body: { id } }, { cookies: first })
  const second = app.newVisitor()
  await app.mustCall(acceptProposalEndpoint, { body: { id } }, { cookies: second })
  expect(first.get('cart')).not.toBe(second.get('cart'))
  const after = (await agent.ask(`GET /checkout-sessions/${checkout.id}`)).json()
  expect(after.line_items).toHaveLength(1)
  for (const call of [`GET /checkout-sessions/${id}`, `POST /checkout-sessions/${id}/cancel`])
    expect((await agent.ask(call)).json().messages[0].code).toBe('not_found')
})

test("the link to a shopper's own cart, from a reminder, opens nothing here", async () => {
  const item = await anItem()
  const cookies = app.newVisitor()
  await app.mustCall(addCartItemEndpoint, { body: { item_id: item.slice(1), quantity: 1 } }, { cookies })
  const [row] = await app.db
    .select()
    .from(cartTable)
    .where(eq(cartTable.tokenHash, hashCartToken(cookies.get('cart') ?? '')))
  const link = await inTransaction(app.db, (tx) => createRestoreLink(tx, app.deps, row?.id ?? '', now))
  const id = link.path.split('/').at(-2) ?? ''
  expect(await app.call(getProposalEndpoint, { params: { id } })).toMatchObject({ status: 404 })
  expect(await app.call(acceptProposalEndpoint, { body: { id } })).toMatchObject({ status: 404 })
})

test('a link that never existed and one that is too old get the same answer', async () => {
  const checkout = await createCheckout({ line_items: someLines([await anItem(), 1]) })
  const id = toProposalId(checkout.continue_url)
  now = daysAgo(start, -8)
  const answers = [
    await app.call(getProposalEndpoint, { params: { id } }),
    await app.call(getProposalEndpoint, { params: { id: 'nooit' } }),
    await app.call(acceptProposalEndpoint, { body: { id } }),
    await app.call(acceptProposalEndpoint, { body: { id: 'nooit' } }),
  ]
  expect(answers.map((answer) => !answer.ok && [answer.status, answer.error.message])).toEqual(
    Array(4).fill([404, expect.any(String)]),
  )
})
