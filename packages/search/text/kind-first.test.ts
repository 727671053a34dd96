import { expect, test } from 'vitest'
import { createProductIndex } from '../create-product-index.ts'
import { aProduct, aQuery } from '../testing/a-product.ts'

const inBlack = { facets: { kleur: ['zwart'] }, facetTexts: ['Zwart'] }
const inWhite = { facets: { kleur: ['wit'] }, facetTexts: ['Wit'] }
const shelf = { categoryIds: [1], categoryTitles: ['Spiegels en vazen'] }
const towels = { categoryIds: [2], categoryTitles: ['Handdoeken'] }

const index = createProductIndex()
index.rebuild([
  aProduct({ id: 1, title: 'Spiegel Rond zwart', ...inBlack, ...shelf }),
  aProduct({ id: 2, title: 'Spiegel Rond', ...inWhite, ...shelf }),
  aProduct({ id: 3, title: 'Vaas Hals', subTitle: 'Ronde buik', ...inBlack, ...shelf, popularity: 90 }),
  aProduct({ id: 4, title: 'Handdoek Dik gastendoekjes', ...inWhite, ...towels }),
  aProduct({ id: 5, title: 'Handdoek Licht gastendoekjes', ...inBlack, ...towels }),
  aProduct({
    id: 6,
    title: 'Gordijn Lei',
    ...inBlack,
    categoryIds: [3],
    categoryTitles: ['Gordijnen'],
    popularity: 90,
  }),
])

const search = (text: string) => index.search(aQuery({ text, sort: 'relevance' }))

test('a vase on a shelf of mirrors and vases is not a mirror', () => {
  const { ids, filledFrom } = search('spiegel rond zwart')
  expect(filledFrom).toBe(1)
  expect(ids).toEqual([1, 2, 3])
})

test('when the exact ones run out, other ones of the kind come before others of the color', () => {
  expect(search('gastendoekje zwart').ids.slice(0, 2)).toEqual([5, 4])
})

test('a color alone finds everything that has it', () => {
  expect(search('zwart').ids.toSorted()).toEqual([1, 3, 5, 6])
})
