import { expect, test } from 'vitest'
import { anImage, aTile } from '../product/product.builders.ts'
import { readCompareWish, toComparePath } from './compare-address.ts'
import {
  type ComparedProduct,
  limitCompared,
  parseComparedProduct,
  toComparedProduct,
  toggleCompared,
} from './compared-product.ts'

const aProduct = (slug: string): ComparedProduct => ({ slug, title: slug, image: null })
const read = (query: string) => readCompareWish(new URLSearchParams(query))

test('[CT-03] what is picked comes last, goes again, and a fourth is refused', () => {
  const two = [aProduct('a'), aProduct('b')]
  const three = toggleCompared(two, aProduct('c'))
  expect(three?.map(({ slug }) => slug)).toEqual(['a', 'b', 'c'])
  expect(toggleCompared(three ?? [], aProduct('d'))).toBeUndefined()
  expect(toggleCompared(three ?? [], aProduct('b'))?.map(({ slug }) => slug)).toEqual(['a', 'c'])
})

test('[CT-03] of a product its slug, title and picture are stored, and come back as they were', () => {
  const { width, height } = anImage('sloop')
  const product = toComparedProduct(aTile())
  const image = { key: 'sloop', alt: 'sloop', width, height }
  expect(product).toEqual({ slug: 'kussensloop-duin', title: 'Kussensloop Duin', image })
  expect(parseComparedProduct(JSON.parse(JSON.stringify(product)))).toEqual(product)
})

test.each([null, 3, 'text', [], {}, { slug: '' }, { slug: '../cart' }, { slug: 'a,b' }, { slug: 7 }])(
  '[CT-03] what is not a product of the list is left out of it: %j',
  (entry) => {
    expect(parseComparedProduct(entry)).toBeUndefined()
  },
)

test('[CT-03] a list that somebody wrote holds every product once, and three at most', () => {
  const list = ['a', 'b', 'a', 'c', 'd'].map(aProduct)
  expect(limitCompared(list).map(({ slug }) => slug)).toEqual(['a', 'b', 'c'])
})

test('[CT-03] the address of a comparison can be read, and says the same when it is read again', () => {
  const path = toComparePath(['matras-een', 'matras-twee'], { onlyDifferences: true })
  expect(path).toBe('/vergelijken/?met=matras-een,matras-twee&alleen=verschillen')
  expect(read(path.split('?')[1] ?? '')).toEqual({
    slugs: ['matras-een', 'matras-twee'],
    wasDoubled: false,
    wereTooMany: false,
    hasUnreadable: false,
    onlyDifferences: true,
  })
  expect(toComparePath([])).toBe('/vergelijken/')
})

test.each([
  ['', { slugs: [] }],
  ['met=', { slugs: [] }],
  ['met=,,a,', { slugs: ['a'], hasUnreadable: false }],
  ['met=a,b,a', { slugs: ['a', 'b'], wasDoubled: true }],
  ['met=a,b,c,d', { slugs: ['a', 'b', 'c'], wereTooMany: true }],
  ['met=a,../cart,B', { slugs: ['a'], hasUnreadable: true }],
  ['met=a&alleen=alles', { slugs: ['a'], onlyDifferences: false }],
])('[CT-03] an address that anybody wrote is read as far as it goes: %s', (query, wish) => {
  expect(read(query)).toMatchObject(wish)
})
