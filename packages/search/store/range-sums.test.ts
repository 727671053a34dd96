import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createProductIndex } from '../create-product-index.ts'
import type { ProductDocument } from '../port.ts'
import { aProduct } from '../testing/a-product.ts'
import { afterChanges, anyChange, anyDocuments, propertyTimeoutMs } from '../testing/arbitrary.ts'
import { addToRange, sumOfDocument } from './range-sums.ts'

const rangeSize = 10

function sumRanges(documents: readonly ProductDocument[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const document of documents) addToRange(sums, rangeSize, document.id, sumOfDocument(document))
  return sums
}

test(
  'after any changes the sums of the index are those of its products',
  () => {
    fc.assert(
      fc.property(anyDocuments, fc.array(anyChange, { maxLength: 15 }), (documents, changes) => {
        const index = createProductIndex()
        index.rebuild(documents)
        index.apply(changes)
        expect(index.rangeSums(rangeSize)).toEqual(sumRanges(afterChanges(documents, changes)))
      }),
      { numRuns: 200 },
    )
  },
  propertyTimeoutMs,
)

test.each<[string, Partial<ProductDocument>]>([
  ['price', { priceCents: 999 }],
  ['former price', { formerPriceCents: 2000 }],
  ['stock', { stock: 4 }],
  ['popularity', { popularity: 1 }],
  ['title', { title: 'Anders' }],
  ['description', { description: 'Anders.' }],
  ['categories', { categoryIds: [1], categoryTitles: ['Bedden'] }],
  ['filter values', { facets: { kleur: ['wit'] } }],
])('another %s gives another sum', (_, other) => {
  expect(sumOfDocument(aProduct({ id: 1, ...other }))).not.toBe(sumOfDocument(aProduct({ id: 1 })))
})

test('a missing or extra product changes the sum of its range only', () => {
  const index = createProductIndex()
  index.rebuild([aProduct({ id: 1 }), aProduct({ id: 2 }), aProduct({ id: 12 })])
  const before = index.rangeSums(rangeSize)
  index.apply([{ kind: 'remove', id: 2 }])
  const after = index.rangeSums(rangeSize)
  expect(after.get(0)).not.toBe(before.get(0))
  expect(after.get(1)).toBe(before.get(1))
  expect(index.idsBetween(0, 9)).toEqual([1])
  expect(index.idsBetween(0, 20)).toEqual([1, 12])
})
