import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createProductIndex } from '../create-product-index.ts'
import type { ProductQuery } from '../port.ts'
import { aProduct, aQuery } from '../testing/a-product.ts'
import { aShop } from '../testing/a-shop.ts'
import { propertyTimeoutMs } from '../testing/arbitrary.ts'

const products = aShop()
const titleById = new Map(products.map(({ id, title }) => [id, title]))
const shop = createProductIndex()
shop.rebuild(products)

const search = (text: string, query: Partial<ProductQuery> = {}) =>
  shop.search(aQuery({ text, sort: 'relevance', ...query }))
const titlesFor = (text: string) => search(text).ids.map((id) => titleById.get(id) ?? '')

test('sizes are no mats, legs are no pots', () => {
  expect(titlesFor('badmatten')).toEqual(['Badmat antislip', 'Badjas wafel'])
  expect(titlesFor('poten')).toEqual(['Bedpoten set van 4'])
})

test.each(['ring', 'rek'])('"%s" is not taken for the head of a word that happens to end so', (text) => {
  expect(search(text).relaxed).toBeDefined()
})

test('a word of a description is not a typing error of a title, and the answer says that no product has the name', () => {
  const { ids, relaxed } = search('gasten')
  expect(ids.map((id) => titleById.get(id))).toEqual(['Slaapbank Logee'])
  expect(relaxed).toEqual({ droppedWords: [], isOnlyMentioned: true })
  expect(search('bank gasten').relaxed).toBeUndefined()
})

test('repeating a word does not pay', () => {
  const index = createProductIndex()
  index.rebuild([
    aProduct({ id: 1, title: 'Dekbed', description: 'Een warm dekbed.' }),
    aProduct({ id: 2, title: 'Dekbed Dekbed', description: 'Dekbed dekbed dekbed. '.repeat(50) }),
    aProduct({ id: 3, title: 'Lamp', description: 'Dekbed zacht '.repeat(50), popularity: 50 }),
    aProduct({ id: 4, title: 'Lamp zacht', popularity: 40 }),
  ])
  expect(index.search(aQuery({ text: 'dekbed', sort: 'relevance' })).ids).toEqual([1, 2])
  expect(index.search(aQuery({ text: 'zacht', sort: 'relevance' })).ids).toEqual([4, 3])
})

test('the name of a kind does not find what only mentions it, unless there is nothing else', () => {
  const index = createProductIndex()
  const duvets = { categoryIds: [1], categoryTitles: ['Dekbedden'] }
  index.rebuild([
    aProduct({ id: 1, title: 'Dekbed', ...duvets }),
    aProduct({ id: 2, title: 'Lamp', description: 'Ook leuk bij een dekbed.' }),
  ])
  expect(index.search(aQuery({ text: 'dekbed' })).ids).toEqual([1])
  index.apply([{ kind: 'remove', id: 1 }])
  const { ids, relaxed } = index.search(aQuery({ text: 'dekbed' }))
  expect(ids).toEqual([2])
  expect(relaxed?.droppedWords).toEqual([])
})

test('of several kinds the first is what is wanted', () => {
  const index = createProductIndex()
  index.rebuild([
    aProduct({ id: 1, title: 'Tafellamp', categoryIds: [1], categoryTitles: ['Lampen'] }),
    aProduct({ id: 2, title: 'Kerstboom', categoryIds: [2], categoryTitles: ['Kerstbomen'] }),
  ])
  const { ids, relaxed } = index.search(aQuery({ text: 'kerstboom met lampjes' }))
  expect(ids[0]).toBe(2)
  expect(relaxed?.droppedWords).toEqual(['lampjes'])
})

describe('an answer that is not literal says so', () => {
  test('a typing error is corrected', () => {
    expect(search('hoeslakn wit').relaxed).toEqual({ droppedWords: [], corrected: 'hoeslaken wit' })
  })

  test('a quality that nothing has gives way to the thing itself', () => {
    const { relaxed, total } = search('paarse boxspring')
    expect(relaxed).toEqual({ droppedWords: ['paarse'] })
    expect(total).toBe(3)
  })

  test('words that never go together leave the thing itself', () => {
    const { relaxed, ids } = search('rode boxspring')
    expect(relaxed?.droppedWords).toEqual(['rode'])
    expect(titleById.get(ids[0] ?? 0)).toMatch(/boxspring/i)
  })

  test('nothing understood shows what is popular', () => {
    const { relaxed, total } = search('qwxyz')
    expect(relaxed).toEqual({ droppedWords: ['qwxyz'] })
    expect(total).toBe(products.length)
  })

  test('a literal answer says nothing', () => {
    expect(search('hoeslaken wit').relaxed).toBeUndefined()
  })
})

test('sizes, colors and materials in the text are recognised as facet values', () => {
  expect(search('blauwe katoenen overtrek 140 x 200').interpreted).toEqual({
    kleur: ['blauw'],
    materiaal: ['katoen'],
    maat: ['140x200'],
  })
  expect(search('2 persoons matras').interpreted).toEqual({ persoons: ['2-persoons'] })
  expect(search('boxspring').interpreted).toBeUndefined()
})

test('a search filters, counts and pages like a listing', () => {
  const { ids, total, counts } = search('overtrek', {
    filters: { kleur: ['blauw'] },
    sort: 'price_desc',
    limit: 1,
  })
  expect(total).toBe(1)
  expect(ids.map((id) => titleById.get(id))).toEqual(['Dekbedovertrek Vlinder'])
  expect(counts.kleur?.length).toBeGreaterThan(3)
})

test('a search stays within its category', () => {
  const categoryId =
    products.find(({ categoryTitles }) => categoryTitles[1] === 'Dekbedden')?.categoryIds[1] ?? 0
  const { ids } = search('maat 140x200', { categoryId })
  for (const id of ids)
    expect(products.find((product) => product.id === id)?.categoryIds).toContain(categoryId)
})

test('staff can add words', () => {
  const index = createProductIndex({
    language: {
      synonyms: [['slaapplek', 'boxspring']],
      broadWords: [{ word: 'zitten', covers: ['fauteuil', 'poef'] }],
      stopWords: ['svp'],
    },
  })
  index.rebuild(products)
  const first = (text: string) => titleById.get(index.search(aQuery({ text, sort: 'relevance' })).ids[0] ?? 0)
  expect(first('slaapplek')).toMatch(/boxspring/i)
  expect(first('svp zitten')).toMatch(/fauteuil|Poef/i)
})

test('an empty text finds nothing', () => {
  expect(search(' - ').total).toBe(0)
  expect(shop.search(aQuery()).total).toBe(0)
})

test(
  'any text gets an answer',
  () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme', maxLength: 400 })), (text) => {
        expect(search(text).total).toBeLessThanOrEqual(products.length)
      }),
    )
  },
  propertyTimeoutMs,
)

test('a page-long text is read to its twelfth word', () => {
  const { relaxed } = search('boxspring '.repeat(5000))
  expect(relaxed).toBeDefined()
})

/** No word begins, ends or misspells another, so that only literal matching is left. */
const plainWords = ['appel', 'violet', 'zebra', 'kompas', 'fjord']

test(
  'a text finds exactly the products that contain all its words, as plain sets say, also after changes',
  () => {
    const anyTitles = fc.array(fc.subarray(plainWords), { maxLength: 12 })
    fc.assert(
      fc.property(
        anyTitles,
        fc.dictionary(fc.integer({ min: 0, max: 14 }).map(String), fc.option(fc.subarray(plainWords)), {
          maxKeys: 6,
        }),
        fc.subarray(plainWords, { minLength: 1 }),
        (titles, changes, asked) => {
          const titled = (id: number, words: readonly string[]) => aProduct({ id, title: words.join(' ') })
          const index = createProductIndex()
          index.rebuild(titles.map((words, id) => titled(id, words)))
          const wordsById = new Map(titles.map((words, id) => [id, words]))
          for (const [key, words] of Object.entries(changes)) {
            const id = Number(key)
            if (words) wordsById.set(id, words)
            else wordsById.delete(id)
            index.apply([words ? { kind: 'put', document: titled(id, words) } : { kind: 'remove', id }])
          }

          const { ids, relaxed, filledFrom } = index.search(aQuery({ text: asked.join(' ') }))
          const expected = [...wordsById].filter(([, words]) => asked.every((word) => words.includes(word)))
          if (expected.length > 0) {
            expect(new Set(ids.slice(0, filledFrom))).toEqual(new Set(expected.map(([id]) => id)))
          } else expect(relaxed?.droppedWords).not.toEqual([])
        },
      ),
      { numRuns: 200 },
    )
  },
  propertyTimeoutMs,
)

test('two typing errors are forgiven in a long word only: a short one may be another word', () => {
  const index = createProductIndex()
  index.rebuild([
    aProduct({ id: 1, title: 'Slaapbank Logee' }),
    aProduct({ id: 2, title: 'Boxspringtopper Wolk' }),
    aProduct({ id: 3, title: 'Nachtkast Noor' }),
  ])
  const listDropped = (text: string) => index.search(aQuery({ text })).relaxed?.droppedWords
  expect(listDropped('slaapzak')).toEqual(['slaapzak'])
  expect(listDropped('nachkxst')).toEqual(['nachkxst'])
  expect(index.search(aQuery({ text: 'boxsprngtoper' })).ids).toEqual([2])
})

test('among equals, products in stock come before sold-out ones, and then popular ones before others', () => {
  const index = createProductIndex()
  index.rebuild([
    aProduct({ id: 1, title: 'Lamp', stock: 0, popularity: 2 }),
    aProduct({ id: 2, title: 'Lamp', stock: 1, popularity: 1 }),
    aProduct({ id: 3, title: 'Lamp', stock: 1, popularity: 9 }),
    aProduct({ id: 4, title: 'Lamp', stock: 0, popularity: 1 }),
  ])
  expect(index.search(aQuery({ text: 'lamp', sort: 'relevance' })).ids).toEqual([3, 2, 1, 4])
})
