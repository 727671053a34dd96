import {
  addCartItemEndpoint,
  addSamplesEndpoint,
  applyDiscountEndpoint,
  getCartEndpoint,
  restoreCartEndpoint,
  updateCartItemEndpoint,
} from '@sluimer/contract/cart/endpoints'
import {
  getFeaturedProductsEndpoint,
  getProductEndpoint,
  getProductFeedEndpoint,
  getProductSitemapEndpoint,
} from '@sluimer/contract/catalog/endpoints'
import { getSamplesEndpoint } from '@sluimer/contract/catalog/sample-endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CookieJar } from '../../../../test/cookie-jar.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { aProduct, onlyVariantId, someSamples } from '../../catalog/catalog.builders.ts'
import { findSellableVariants } from '../../catalog/variant/find-sellable-variants.ts'
import { aTenPercentCode, aTwoPlusTwo } from '../../promotion/promotion.builders.ts'
import { savePromotion } from '../../promotion/save-promotion.ts'
import { createRestoreLink } from '../restore/create-restore-link.ts'

const now = new Date('2026-11-18T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now, config: { rateLimitPerMinute: 1_000_000 } })
})
afterAll(() => app.close())

const cloths = ['Zand', 'Taupe', 'Salie', 'Mos', 'Roest', 'Haver', 'Zwart']
const add = (cookies: CookieJar, samples: readonly { id: number }[]) =>
  app.call(addSamplesEndpoint, { body: { item_ids: samples.map(({ id }) => String(id)) } }, { cookies })
const see = (cookies: CookieJar) => app.mustCall(getCartEndpoint, {}, { cookies })

test('five cloths come into the cart as lines of nothing, sent for nothing', async () => {
  const samples = await someSamples(app.db, cloths)
  const cookies = app.newVisitor()
  expect((await add(cookies, samples.slice(0, 5))).ok).toBe(true)
  const cart = await see(cookies)
  expect(
    cart.items.map(({ title, quantity, price, sample, stock, link }) => [
      title,
      quantity,
      price,
      sample,
      stock,
      link,
    ]),
  ).toEqual(cloths.slice(0, 5).map((title) => [title, 1, 0, true, 1, '/stalen/']))
  expect(cart.totals).toMatchObject({ grand_total: 0, shipping_costs_from: 0, progress: [] })
})

test('a sixth is refused in words, and none of those asked for comes', async () => {
  const samples = await someSamples(app.db, cloths)
  const cookies = app.newVisitor()
  await add(cookies, samples.slice(0, 4))
  expect(await add(cookies, samples.slice(4, 6))).toMatchObject({
    ok: false,
    error: {
      code: 'not_purchasable',
      message: 'Je kunt hoogstens 5 stalen bestellen, en je hebt er al 4 in je winkelwagen.',
    },
  })
  expect((await see(cookies)).items).toHaveLength(4)
  expect(await add(app.newVisitor(), samples.slice(0, 6))).toMatchObject({
    error: { message: 'Kies hoogstens 5 stalen.' },
  })
})

test('the same form twice adds nothing twice', async () => {
  const samples = await someSamples(app.db, cloths)
  const cookies = app.newVisitor()
  await add(cookies, samples.slice(0, 5))
  expect((await add(cookies, samples.slice(0, 5))).ok).toBe(true)
  expect((await see(cookies)).totals.total_quantity).toBe(5)
})

test('the other ways into a cart know the rule: adding, the number of pieces, a restored cart', async () => {
  const samples = await someSamples(app.db, cloths)
  const [first] = samples
  const cookies = app.newVisitor()
  const addOne = (id: number | undefined, quantity = 1) =>
    app.call(addCartItemEndpoint, { body: { item_id: String(id), quantity } }, { cookies })
  expect(await addOne(first?.id, 2)).toMatchObject({ error: { code: 'not_purchasable' } })
  expect((await addOne(first?.id)).ok).toBe(true)
  expect(await addOne(first?.id)).toMatchObject({ error: { code: 'not_purchasable' } })
  const [line] = (await see(cookies)).items
  expect(
    await app.call(updateCartItemEndpoint, { body: { item_id: line?.id ?? '', quantity: 2 } }, { cookies }),
  ).toMatchObject({ error: { code: 'not_purchasable', message: expect.stringContaining('één staal') } })
  await add(cookies, samples.slice(1, 5))
  expect(await addOne(samples[5]?.id)).toMatchObject({ error: { code: 'not_purchasable' } })

  const other = app.newVisitor()
  await add(other, samples.slice(4, 7))
  const { quote_id } = await see(other)
  const { path } = await inTransaction(app.db, (tx) => createRestoreLink(tx, app.deps, quote_id ?? '', now))
  const id = path.split('/').filter(Boolean).at(-1) ?? ''
  await app.mustCall(restoreCartEndpoint, { body: { id } }, { cookies })
  const titles = (await see(cookies)).items.map(({ title }) => title)
  expect(titles.toSorted()).toEqual(cloths.slice(0, 5).toSorted())
})

test('of two additions at once only one brings the fifth', async () => {
  const samples = await someSamples(app.db, cloths)
  const cookies = app.newVisitor()
  await add(cookies, samples.slice(0, 4))
  const answers = await Promise.all([4, 5, 6].map((at) => add(cookies, samples.slice(at, at + 1))))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect((await see(cookies)).items).toHaveLength(5)
})

test('other goods are not samples, and samples that are gone are named', async () => {
  const plain = onlyVariantId(await aProduct(app.db))
  expect(await add(app.newVisitor(), [{ id: plain }])).toMatchObject({ error: { code: 'not_found' } })
  const gone = await someSamples(app.db, ['Linnen'], { stock: 0 })
  expect(await add(app.newVisitor(), gone)).toMatchObject({
    error: { code: 'out_of_stock', message: 'Dit staal is er even niet: Linnen.' },
  })
})

test('beside other goods a sample changes neither delivery nor discounts', async () => {
  const [sample] = await someSamples(app.db, cloths)
  const goods = onlyVariantId(await aProduct(app.db, { priceCents: 2000, deliveryClass: 'parcel' }))
  await savePromotion(app.db, aTwoPlusTwo(['beddengoed'], { groupSize: 2, freePieces: 1 }))
  const cookies = app.newVisitor()
  await app.mustCall(addCartItemEndpoint, { body: { item_id: String(goods), quantity: 1 } }, { cookies })
  const before = await see(cookies)
  await add(cookies, [{ id: sample?.id ?? 0 }])
  const after = await see(cookies)
  expect(after.totals).toEqual({ ...before.totals, total_quantity: before.totals.total_quantity + 1 })
})

test('goods that just fit the letterbox still do with a sample', async () => {
  const goods = onlyVariantId(
    await aProduct(app.db, {
      deliveryClass: 'letterbox',
      variants: [{ sku: 'NETAAN', priceCents: 1000, stockOnHand: 5, weightGrams: 1900 }],
    }),
  )
  const cookies = app.newVisitor()
  await app.mustCall(addCartItemEndpoint, { body: { item_id: String(goods), quantity: 1 } }, { cookies })
  await add(cookies, await someSamples(app.db, ['Zand']))
  expect((await see(cookies)).totals.shipping_costs_from).toBe(2.95)
})

test('a discount code is not used up by samples', async () => {
  await savePromotion(app.db, aTenPercentCode('STALEN10'))
  await savePromotion(app.db, aTenPercentCode('STALENVRIJ', { benefit: 'free_delivery', percent: null }))
  const cookies = app.newVisitor()
  await add(cookies, await someSamples(app.db, ['Zand']))
  for (const discount_code of ['STALEN10', 'STALENVRIJ'])
    expect(await app.call(applyDiscountEndpoint, { body: { discount_code } }, { cookies })).toMatchObject({
      ok: false,
      error: { code: 'code_not_applicable' },
    })
})

test('samples are on offer by themselves, and in no page, feed or row of products', async () => {
  const samples = await someSamples(app.db, ['Lavendel'])
  const { samples: offered } = await app.mustCall(getSamplesEndpoint, {})
  expect(offered).toContainEqual(
    expect.objectContaining({ variant_id: String(samples[0]?.id), title: 'Lavendel', available: true }),
  )
  const listed = await aProduct(app.db, { title: 'Gewoon kussen' })
  const pages = [
    await app.mustCall(getProductFeedEndpoint, { query: {} }),
    await app.mustCall(getFeaturedProductsEndpoint, { query: { limit: 24 } }),
    await app.mustCall(getProductSitemapEndpoint, { params: { page: 1 } }),
  ]
  for (const { products } of pages) {
    const titles = products.map(({ title }) => title)
    expect(titles).toContain('Gewoon kussen')
    expect(titles).not.toContain('Stofstaal')
  }
  const [variant] = await findSellableVariants(app.db, [samples[0]?.id ?? 0], now).then((found) => [
    ...found.values(),
  ])
  const page = (slugOrId: string) => app.call(getProductEndpoint, { params: { slugOrId }, query: {} })
  expect((await page(listed.slug)).ok).toBe(true)
  expect(await page(variant?.productSlug ?? '')).toMatchObject({ ok: false, error: { code: 'not_found' } })
})
