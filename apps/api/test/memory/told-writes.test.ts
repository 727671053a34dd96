import { getProductEndpoint } from '@sluimer/contract/catalog/endpoints'
import { getRelatedProductsEndpoint } from '@sluimer/contract/catalog/suggested-endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct, onlyVariantId } from '../../src/features/catalog/catalog.builders.ts'
import { aDeal } from '../../src/features/catalog/deal/deal.builders.ts'
import { takeDealPieces } from '../../src/features/catalog/deal/deal-pieces.ts'
import { commitStock, reserveStock } from '../../src/features/catalog/stock/stock.ts'
import { buildTestApp, type TestApp } from '../test-app.ts'

const now = new Date('2026-11-20T09:00:00.100Z')
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

const show = (slugOrId: string) => app.mustCall(getProductEndpoint, { params: { slugOrId }, query: {} })

test('[SC-08] a page counts the pieces left of a deal, also of goods that are plenty', async () => {
  const product = await aProduct(app.db, { stock: 5000 })
  const variantId = onlyVariantId(product)
  const time = { startsAt: now, endsAt: new Date(now.getTime() + 3_600_000) }
  const dealId = await aDeal(app.db, { variantId, priceCents: 900, pieceCap: 20, ...time })
  expect((await show(product.slug)).variants[0]?.deal?.pieces_left).toBe(20)
  await app.db.transaction((tx) => takeDealPieces(tx, [{ dealId, quantity: 2 }], now))
  expect((await show(product.slug)).variants[0]?.deal?.pieces_left).toBe(18)
})

test('the only piece is shown as sold for good once it leaves', async () => {
  const product = await aProduct(app.db, { condition: 'used', stock: 1 })
  const lines = [{ variantId: onlyVariantId(product), quantity: 1 }]
  await app.db.transaction((tx) => reserveStock(tx, lines))
  expect((await show(product.slug)).overlay).toBe('Tijdelijk uitverkocht')
  await app.db.transaction((tx) => commitStock(tx, lines))
  expect((await show(product.slug)).overlay).toBe('Verkocht')
})

test('[PD-03] a product that comes into a category is related to the others at once', async () => {
  const first = await aProduct(app.db, { mainCategory: 'dekens' })
  const listRelated = async () => {
    const params = { id: first.slug }
    const { products } = await app.mustCall(getRelatedProductsEndpoint, { params })
    return products.map(({ slug }) => slug)
  }
  expect(await listRelated()).toEqual([])
  await aProduct(app.db, { slug: 'nieuwe-deken', mainCategory: 'dekens' })
  expect(await listRelated()).toEqual(['nieuwe-deken'])
  const moved = await aProduct(app.db, { slug: 'verhuisde-deken', mainCategory: 'kussens' })
  expect(await listRelated()).not.toContain(moved.slug)
})
