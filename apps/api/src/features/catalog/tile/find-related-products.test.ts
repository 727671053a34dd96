import { getRelatedProductsEndpoint } from '@sluimer/contract/catalog/suggested-endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct } from '../catalog.builders.ts'
import { saveFacet } from '../facet/save-facet.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => new Date('2026-11-20T09:00:00Z') })
  await saveFacet(app.db, {
    key: 'kleur',
    title: 'Kleur',
    position: 0,
    values: ['groen', 'rood'].map((slug) => ({ slug, title: slug })),
  })
})
afterAll(() => app.close())

const related = async (id: string) => {
  const { products } = await app.mustCall(getRelatedProductsEndpoint, { params: { id } })
  return products.map((product) => product.slug)
}

test('[PD-03] [API-03] related products share the main category, in stock and most similar first, by id and by slug', async () => {
  const make = (slug: string, color: string, special: Parameters<typeof aProduct>[1] = {}) =>
    aProduct(app.db, { slug, mainCategory: 'wonen/plaids', facets: { kleur: [color] }, ...special })
  const plaid = await make('plaid', 'groen')
  await make('rood', 'rood', { popularity: 90 })
  await make('groen', 'groen')
  await make('uitverkocht', 'groen', { stock: 0, popularity: 99 })
  await make('weg', 'groen', { active: false })
  await make('kussen', 'groen', { mainCategory: 'wonen/kussens' })
  expect(await related('plaid')).toEqual(['groen', 'rood', 'uitverkocht'])
  expect(await related(String(plaid.id))).toEqual(['groen', 'rood', 'uitverkocht'])
})

test('[PD-03] a product alone in its category has nothing related, and a strip is twelve long', async () => {
  await aProduct(app.db, { slug: 'alleen', mainCategory: 'wonen/spiegels' })
  expect(await related('alleen')).toEqual([])
  for (let i = 0; i < 14; i++) await aProduct(app.db, { slug: `lamp-${i}`, mainCategory: 'wonen/lampen' })
  expect(await related('lamp-3')).toHaveLength(12)
})

test('[API-03] [PD-03] an unknown product has no related ones', async () => {
  const answer = await app.call(getRelatedProductsEndpoint, { params: { id: 'bestaat-niet' } })
  expect(answer).toMatchObject({ ok: false, status: 404, error: { code: 'not_found' } })
})
