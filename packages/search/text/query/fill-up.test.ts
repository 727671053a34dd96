import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createProductIndex } from '../../create-product-index.ts'
import type { ProductDocument } from '../../port.ts'
import { aProduct, aQuery } from '../../testing/a-product.ts'
import { anyDocuments, anyQuery, propertyTimeoutMs } from '../../testing/arbitrary.ts'
import { listByBruteForce } from '../../testing/brute-force.ts'
import { fullPage } from './fill-up.ts'

/** No word begins, ends or misspells another, so that only literal matching is left. */
const words = ['appel', 'violet', 'zebra', 'kompas']

const anyTitledDocuments = anyDocuments.chain((documents) =>
  fc
    .array(fc.subarray(words), { minLength: documents.length, maxLength: documents.length })
    .map((titles) => documents.map((document, at) => ({ ...document, title: titles[at]?.join(' ') ?? '' }))),
)
const anyText = fc.subarray(words, { minLength: 1 }).map((asked) => asked.join(' '))

function buildIndex(documents: readonly ProductDocument[]) {
  const index = createProductIndex()
  index.rebuild(documents)
  return index
}

test(
  'a filled answer is filtered, counted and bounded like any listing of its products',
  () => {
    fc.assert(
      fc.property(anyTitledDocuments, anyText, anyQuery, (documents, text, query) => {
        const index = buildIndex(documents)
        const whole = index.search(aQuery({ text, limit: 1000 })).ids
        const {
          ids: _,
          relaxed,
          filledFrom,
          interpreted,
          unknown,
          ...found
        } = index.search({
          ...query,
          text,
        })
        const isInScope = (id: number) => query.ids?.includes(id) ?? true
        const { ids: __, ...expected } = listByBruteForce(documents, {
          ...query,
          ids: whole.filter(isInScope),
        })
        expect(found).toEqual(expected)
      }),
      { numRuns: 200 },
    )
  },
  propertyTimeoutMs,
)

test(
  'in any order the products that have every word come first, each once, and pages follow on each other',
  () => {
    fc.assert(
      fc.property(anyTitledDocuments, anyText, anyQuery, (documents, text, query) => {
        const index = buildIndex(documents)
        const { ids, total, relaxed, filledFrom } = index.search({ ...query, text, offset: 0, limit: 1000 })
        expect(new Set(ids).size).toBe(total)
        expect(ids.slice(query.offset, query.offset + query.limit)).toEqual(
          index.search({ ...query, text }).ids,
        )
        if (relaxed) return
        const hasEveryWord = (id: number) => {
          const title = documents.find((document) => document.id === id)?.title.split(' ') ?? []
          return text.split(' ').every((word) => title.includes(word))
        }
        const exact = filledFrom ?? total
        expect(ids.every((id, place) => hasEveryWord(id) === place < exact)).toBe(true)
        if (query.sort === 'relevance') return
        const literal = documents.filter(({ id }) => ids.includes(id) && hasEveryWord(id))
        expect(ids.slice(0, exact)).toEqual(
          listByBruteForce(literal, { ...query, offset: 0, limit: 1000 }).ids,
        )
      }),
      { numRuns: 200 },
    )
  },
  propertyTimeoutMs,
)

const sheets = (count: number, title: string) =>
  Array.from({ length: count }, (_, at) =>
    aProduct({
      id: at + 1,
      title: at === 0 ? `${title} hoog` : title,
      categoryIds: [1],
      categoryTitles: ['Hoeslakens'],
      popularity: at,
    }),
  )

test('behind the only product that has all words come others of its kind, up to a page', () => {
  const { ids, total, filledFrom, relaxed } = buildIndex(sheets(40, 'Hoeslaken')).search(
    aQuery({ text: 'hoog hoeslaken', sort: 'relevance', limit: 100 }),
  )
  expect(ids.slice(0, 3)).toEqual([1, 40, 39])
  expect({ total, filledFrom, relaxed }).toEqual({ total: fullPage, filledFrom: 1, relaxed: undefined })
})

test('near products are of the kind before they share another word', () => {
  const lamp = { categoryIds: [2], categoryTitles: ['Lampen'] }
  const index = buildIndex([
    aProduct({ id: 1, title: 'Tafellamp linnen', ...lamp }),
    aProduct({ id: 2, title: 'Hanglamp glas', ...lamp }),
    aProduct({ id: 3, title: 'Gordijn linnen', popularity: 9 }),
  ])
  const { ids, filledFrom } = index.search(aQuery({ text: 'linnen lamp', sort: 'relevance' }))
  expect({ ids, filledFrom }).toEqual({ ids: [1, 2], filledFrom: 1 })
})

test('a page that is full, one word, and a product number are not filled up', () => {
  const documents = sheets(fullPage, 'Hoeslaken rood').map((sheet) => ({
    ...sheet,
    sku: [`HL-${sheet.id}`],
  }))
  const index = buildIndex([...documents, aProduct({ id: 99, title: 'Hoeslaken' })])
  for (const text of ['rood hoeslaken', 'hoog', 'HL-7']) {
    expect(index.search(aQuery({ text })).filledFrom).toBeUndefined()
  }
})
