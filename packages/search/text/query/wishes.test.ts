import { expect, test } from 'vitest'
import { createProductIndex } from '../../create-product-index.ts'
import { aProduct, aQuery } from '../../testing/a-product.ts'

const bed = { categoryIds: [1], categoryTitles: ['Boxsprings'] }
const index = createProductIndex()
index.rebuild([
  aProduct({ id: 1, title: 'Boxspring Oslo', ...bed, priceCents: 249900, createdAt: 1000, popularity: 90 }),
  aProduct({
    id: 2,
    title: 'Boxspring Bergen',
    ...bed,
    priceCents: 99900,
    createdAt: 2000,
    formerPriceCents: 109900,
  }),
  aProduct({
    id: 3,
    title: 'Boxspring Narvik',
    ...bed,
    priceCents: 149900,
    createdAt: 3000,
    formerPriceCents: 299900,
  }),
  aProduct({ id: 4, title: 'Hoeslaken', subTitle: 'Voor een boxspring', priceCents: 1995, createdAt: 4000 }),
])
const idsFor = (text: string) => index.search(aQuery({ text, sort: 'relevance' })).ids

test.each([
  ['goedkope boxspring', [2, 3, 1, 4]],
  ['boxspring onder de 1000 euro', [2, 3, 1, 4]],
  ['boxspring max. € 1500', [2, 3, 1, 4]],
  ['nieuwste boxspring', [3, 2, 1, 4]],
  ['boxspring aanbieding', [3, 2, 1, 4]],
  ['solden boxspring', [3, 2, 1, 4]],
])('"%s" ranks what is asked for by its figure, and puts nothing before it', (text, ids) => {
  expect(idsFor(text)).toEqual(ids)
})

test('a word that only asks for an order is not a dropped word', () => {
  expect(index.search(aQuery({ text: 'goedkope boxspring' })).relaxed).toBeUndefined()
})

test('alone it asks for everything in that order, or for everything reduced', () => {
  expect(idsFor('nieuw')).toEqual([4, 3, 2, 1])
  expect(idsFor('goedkoop')).toEqual([4, 2, 3, 1])
  expect(idsFor('sale')).toEqual([3, 2])
})

test('an order that the visitor chose stays', () => {
  expect(index.search(aQuery({ text: 'goedkope boxspring', sort: 'price_desc' })).ids).toEqual([1, 3, 2, 4])
})
