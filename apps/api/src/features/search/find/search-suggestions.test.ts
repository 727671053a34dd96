import { getSearchSuggestionsEndpoint } from '@sluimer/contract/catalog/endpoints'
import { anyCharacter } from '@sluimer/domain/testing/any-character'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aShopToSearch } from '../finding-shop.builders.ts'

let app: TestApp

beforeAll(async () => {
  app = await buildTestApp()
  await aShopToSearch(app.db)
  await app.deps.changes.catchUp()
})
afterAll(() => app.close())

const suggest = (search_term: string) =>
  app.mustCall(getSearchSuggestionsEndpoint, { query: { search_term } })
const nothing = { products: [], categories: [], brands: [], pages: [], phrases: [], did_you_mean: null }

test('[API-05] completes a text to products with picture and price, and to categories', async () => {
  const { products, categories } = await suggest('dekbedov')
  expect(products.map(({ title }) => title)).toContain('Dekbedovertrek Vlinder')
  expect(products[0]).toMatchObject({ link: expect.stringMatching(/^\/.+\.html$/), price: { price: 49.95 } })
  expect(products[0]?.image.src).toMatch(/^\/media\//)
  expect(categories).toContainEqual({ title: 'Dekbedovertrekken', link: '/beddengoed/dekbedovertrek/' })
})

test('[API-05] completes a text to a brand with its page', async () => {
  expect((await suggest('duinr')).brands).toEqual([{ title: 'Duinroos', link: '/brands/duinroos/' }])
})

test('[CT-12] suggests for 3 to 100 characters, and nothing for less or more', async () => {
  expect((await suggest('dek')).products.length).toBeGreaterThan(0)
  expect(await suggest('de')).toEqual(nothing)
  expect(await suggest(' d e ')).toEqual(nothing)
  expect(await suggest(`dekbedovertrek${' '.repeat(10)}${'x'.repeat(90)}`)).toEqual(nothing)
})

test('[CT-12] says what may have been meant by a typing error, and nothing about what is right so far', async () => {
  const { did_you_mean } = await suggest('dekbedovertrk')
  expect(did_you_mean).toEqual({ title: 'dekbedovertrek', link: '/zoeken/?tn_q=dekbedovertrek' })
  for (const text of ['dek', 'dekbedov', 'dekbedovertrek', 'xylofoon'])
    expect((await suggest(text)).did_you_mean, text).toBeNull()
})

test('suggests no products when no word means anything', async () => {
  expect((await suggest('xylofoon')).products).toEqual([])
})

test('no text, however mangled, is answered with more than a refusal', async () => {
  const text = fc.oneof(fc.string({ unit: anyCharacter, maxLength: 110 }), fc.webQueryParameters())
  await fc.assert(
    fc.asyncProperty(text, async (search_term) => {
      const answer = await app.call(getSearchSuggestionsEndpoint, { query: { search_term } })
      expect([200, 400]).toContain(answer.status)
    }),
    { numRuns: 60 },
  )
})
