import { getFeaturedProductsEndpoint } from '@sluimer/contract/catalog/endpoints'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/test-app.ts'
import { aProduct } from '../catalog.builders.ts'

test('[EN-01] featured products are in stock, one of each family before a second, best first', async () => {
  const own = await buildTestApp({ clock: () => new Date('2026-11-20T09:00:00Z') })
  const make = (slug: string, mainCategory: string, popularity: number, stock = 5) =>
    aProduct(own.db, { slug, mainCategory, popularity, stock })
  await make('lamp-1', 'lampen', 90)
  await make('lamp-2', 'lampen', 80)
  await make('lamp-0', 'lampen', 99, 0)
  await make('kleed-1', 'kleden', 10)
  const { products } = await own.mustCall(getFeaturedProductsEndpoint, { query: { limit: 3 } })
  expect(products.map((product) => product.slug)).toEqual(['lamp-1', 'kleed-1', 'lamp-2'])
  expect(products[0]).toMatchObject({ link: '/lamp-1.html', available: true, price: { price: 49.95 } })
  await own.close()
})
