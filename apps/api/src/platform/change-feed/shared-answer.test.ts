import { getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import { getProductEndpoint } from '@sluimer/contract/catalog/endpoints'
import { buildUrl } from '@sluimer/contract/client'
import { getNavigationEndpoint } from '@sluimer/contract/content/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { buildApp } from '../../app.ts'
import { aProduct } from '../../features/catalog/catalog.builders.ts'
import { changePrice } from '../../features/catalog/price/change-price.ts'
import { variant } from '../../features/catalog/tables/variant-tables.ts'

let app: TestApp
const now = new Date('2026-03-02T12:00:10Z')
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

const askForProduct = (slugOrId: string) => app.call(getProductEndpoint, { params: { slugOrId }, query: {} })

test('an answer that is the same for all says what it is made of, and is not sent twice', async () => {
  const { id } = await aProduct(app.db, { slug: 'dekbed', priceCents: 5000 })
  const first = (await askForProduct('dekbed')).response
  expect(first.headers['depends-on']).toBe(`*; product=${id}; content=`)
  const again = await app.server.inject({
    url: buildUrl('', getProductEndpoint, { params: { slugOrId: 'dekbed' } }),
    headers: { authorization: `Bearer ${app.serviceToken()}`, 'if-none-match': String(first.headers.etag) },
  })
  expect([again.statusCode, again.body, again.headers['depends-on']]).toEqual([
    304,
    '',
    `*; product=${id}; content=`,
  ])
})

test('another price is another answer', async () => {
  const { id } = await aProduct(app.db, { slug: 'matras', priceCents: 5000 })
  const [row] = await app.db.select().from(variant).where(eq(variant.productId, id))
  const before = (await askForProduct('matras')).response.headers.etag
  await changePrice(app.db, { variantId: row?.id ?? 0, priceCents: 4500 }, now)
  expect((await askForProduct('matras')).response.headers.etag).not.toBe(before)
})

test('answers of one visitor, and of what is not there, say nothing of the kind', async () => {
  const cart = await app.call(getCartEndpoint, {})
  expect(cart.response.headers['depends-on']).toBeUndefined()
  const missing = await app.call(getProductEndpoint, { params: { slugOrId: 'nergens' }, query: {} })
  expect([missing.status, missing.response.headers['depends-on']]).toEqual([404, undefined])
})

test('a node that is behind catches up with what the caller has heard before it answers', async () => {
  const heardElsewhere = await buildApp({ config: app.deps.config, runsJobs: false, maxConnections: 2 })
  await heardElsewhere.server.ready()
  try {
    await aProduct(app.db, { slug: 'nieuw' })
    await heardElsewhere.deps.changes.catchUp()
    const heard = heardElsewhere.deps.changes.place() ?? ''
    const { response } = await app.call(getNavigationEndpoint, {}, { headers: { 'changes-heard': heard } })
    expect(response.headers['depends-on']).toBeDefined()
  } finally {
    await heardElsewhere.server.close()
  }
})

test('a node that cannot catch up answers, but nobody keeps that', async () => {
  const future = '999999999:999999999:'
  const { response, ok } = await app.call(getNavigationEndpoint, {}, { headers: { 'changes-heard': future } })
  expect(ok).toBe(true)
  expect(response.headers['depends-on']).toBeUndefined()
})
