import { getSuggestedProductsEndpoint } from '@sluimer/contract/catalog/suggested-endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct } from '../catalog.builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => new Date('2026-11-20T09:00:00Z') })
})
afterAll(() => app.close())

const suggested = (ids: string) => app.call(getSuggestedProductsEndpoint, { query: { ids } })
const listSlugs = async (ids: string) => {
  const { products } = await app.mustCall(getSuggestedProductsEndpoint, { query: { ids } })
  return products.map((product) => product.slug)
}

test('[API-03] [CT-14] tiles come in the order of the ids, each once, as the products are now', async () => {
  const kept = await aProduct(app.db, { slug: 'bewaard', stock: 0 })
  const other = await aProduct(app.db, { slug: 'ander', priceCents: 1995 })
  expect(await listSlugs(`${other.id},${kept.id},${other.id}`)).toEqual(['ander', 'bewaard'])
  const { products } = await app.mustCall(getSuggestedProductsEndpoint, { query: { ids: `${kept.id}` } })
  expect(products[0]).toMatchObject({ available: false, overlay: 'Tijdelijk uitverkocht' })
})

test('[API-03] [CT-14] a product that is gone or was never there is left out', async () => {
  const gone = await aProduct(app.db, { active: false })
  const there = await aProduct(app.db, { slug: 'nog-te-koop' })
  expect(await listSlugs(`${gone.id},999999999999999,${there.id},0`)).toEqual(['nog-te-koop'])
})

test.each(['', ',', '1,', 'een', '-1', '1,,2', '9'.repeat(16), "1'--"])(
  '[API-03] %j is not a list of ids',
  async (ids) => {
    expect(await suggested(ids)).toMatchObject({ ok: false, status: 400, error: { code: 'invalid_request' } })
  },
)

test('[API-03] no more ids are taken than a browser keeps', async () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => 5_000_000 + index).join(',')
  expect(await suggested(ids(200))).toMatchObject({ ok: true, data: { products: [] } })
  expect(await suggested(ids(201))).toMatchObject({ ok: false, status: 400 })
})
