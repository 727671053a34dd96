import { addCartItemEndpoint, getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import { getSearchSuggestionsEndpoint } from '@sluimer/contract/catalog/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct, onlyVariantId } from '../src/features/catalog/catalog.builders.ts'
import { buildTestApp, type TestApp } from './test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const lightSource = {
  ...{ supplier: 'Lampenmaker', model: 'LM-470', eprelNumber: 123456, isExample: true, technology: 'LED' },
  ...{ watts: 4.2, lumens: 470, kelvin: 2700, colourRendering: 80, cap: 'E27' },
} as const

test('cart and suggestions show an energy class beside the price of a light source, and of nothing else', async () => {
  const lamp = await aProduct(app.db, {
    title: 'Vloerlamp Kaap',
    mainCategory: 'vloerlampen',
    energyLabel: 'E',
    lightSource,
  })
  const other = await aProduct(app.db, { title: 'Vloerkleed Duin', mainCategory: 'vloerkleden' })
  const cookies = app.newVisitor()
  for (const product of [lamp, other])
    await app.mustCall(
      addCartItemEndpoint,
      { body: { item_id: String(onlyVariantId(product)) } },
      { cookies },
    )
  const { items } = await app.mustCall(getCartEndpoint, {}, { cookies })
  expect(
    items.map(({ name, energy_label, energy_label_link }) => [name, energy_label, energy_label_link]),
  ).toEqual([
    ['Vloerlamp Kaap', 'E', `/energielabel/${lamp.slug}/`],
    ['Vloerkleed Duin', null, null],
  ])

  await app.deps.changes.catchUp()
  const findClass = async (search_term: string) =>
    (await app.mustCall(getSearchSuggestionsEndpoint, { query: { search_term } })).products[0]?.energy_label
  expect(await findClass('vloerlamp kaap')).toBe('E')
  expect(await findClass('vloerkleed duin')).toBeNull()
})
