import { expect, test } from 'vitest'
import { createProductIndex } from '../create-product-index.ts'
import type { ProductIndex } from '../port.ts'
import { aProduct, aQuery } from '../testing/a-product.ts'

const products = [
  aProduct({ id: 1, title: 'Kruik Warm', popularity: 2 }),
  aProduct({ id: 2, title: 'Bidon Koel', popularity: 1 }),
]

function idsFor(text: string, index: ProductIndex): number[] {
  return index.search(aQuery({ text, sort: 'relevance' })).ids
}

function indexWith(...synonyms: string[][]): ProductIndex {
  const index = createProductIndex()
  index.rebuild(products)
  index.replaceSynonyms({ synonyms, broadWords: [] })
  return index
}

test('words that a shop makes synonyms find each other at once, in any form', () => {
  const index = createProductIndex()
  index.rebuild(products)
  expect(idsFor('kruikje', index)).toEqual([1])
  index.replaceSynonyms({ synonyms: [['kruik', 'bidon']], broadWords: [] })
  expect(idsFor('kruikje', index)).toEqual([1, 2])
  expect(idsFor('bidons', index)).toEqual([2, 1])
})

test('a word that covers another finds it, and not the other way round', () => {
  const index = createProductIndex()
  index.rebuild(products)
  index.replaceSynonyms({ synonyms: [], broadWords: [{ word: 'kruik', covers: ['bidon'] }] })
  expect(idsFor('kruik', index)).toEqual([1, 2])
  expect(idsFor('bidon', index)).toEqual([2])
})

test('what is given later replaces what was given before, and the Dutch of the index stays', () => {
  const index = indexWith(['kruik', 'bidon'])
  index.replaceSynonyms({ synonyms: [], broadWords: [] })
  expect(idsFor('kruik', index)).toEqual([1])
  index.rebuild([aProduct({ id: 3, title: 'Fauteuil Zacht' })])
  expect(idsFor('zetel', index)).toEqual([3])
})

test('synonyms survive a rebuild, also one that was under way when they came, and a restore', async () => {
  const index = indexWith()
  const rebuilt = index.rebuildFrom(
    (async function* () {
      yield* products
    })(),
  )
  index.replaceSynonyms({ synonyms: [['kruik', 'bidon']], broadWords: [] })
  await rebuilt
  expect(idsFor('kruik', index)).toEqual([1, 2])
  index.restore(index.snapshot())
  expect(idsFor('kruik', index)).toEqual([1, 2])
})
