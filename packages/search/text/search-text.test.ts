import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createProductIndex } from '../create-product-index.ts'
import type { ProductQuery } from '../port.ts'
import { aProduct, aQuery } from '../testing/a-product.ts'
import { aShop } from '../testing/a-shop.ts'
import { PROPERTY_TIMEOUT_MS } from '../testing/arbitrary.ts'

const products = aShop()
const titleById = new Map(products.map(({ id, title }) => [id, title]))
const shop = createProductIndex()
shop.rebuild(products)

const search = (text: string, query: Partial<ProductQuery> = {}) =>
  shop.search(aQuery({ text, sort: 'relevance', ...query }))
const titlesFor = (text: string) => search(text).ids.map((id) => titleById.get(id) ?? '')

/** What each text must find first; `best` is matched by every one of the first `first` titles. */
const expectations: [text: string, first: number, best: RegExp][] = [
  // compounds by their head, and words written apart or together
  ['overtrek', 6, /overtrek/i],
  ['dekbed overtrek', 6, /overtrek/i],
  ['kinder dekbed', 1, /kinderdekbed/i],
  ['matras beschermer', 2, /matrasbeschermer|Molton/],
  ['fauteuil', 2, /fauteuil/i],
  ['kussen', 3, /kussen/i],
  ['matrassen', 4, /matras/i],
  ['tafel', 2, /tafel/i],
  ['mat', 1, /mat/i],
  ['bedpoot', 1, /Bedpoten/],
  ['hoofdborden', 2, /hoofdbord/i],
  ['vloerkleden', 1, /vloerkleed/],
  ['ladekastje', 1, /Ladekast/],
  ['matten', 1, /Badmat/],
  ['bovenlaken', 3, /Hoeslaken/],
  ['kinderbed', 3, /bed/i],
  ['kinder bed', 3, /bed/i],
  ['loungebank', 2, /bank/i],
  ['3 zits bank', 1, /Slaapbank/],
  ['boxspringtopper', 3, /topper|topmatras/i],
  ['bureaustoel', 1, /stoel/],
  ['2 zits zetel', 2, /fauteuil/i],
  ['hoeslaken boxspring', 3, /Hoeslaken/],
  ['kussen hoes', 2, /Kussensloop/],
  ['winterdekbed', 3, /dekbed/i],
  // what a product is comes before what it goes with
  ['dekbed', 4, /dekbed(?!overtrek)/i],
  ['boxspring', 3, /boxspring/i],
  ['topper 160x200', 2, /^(Splitt|T)opper/],
  ['kast', 3, /kast|Tv-meubel/i],
  ['bed', 1, /bed/i],
  // typing errors
  ['dekbet', 4, /dekbed(?!overtrek)/i],
  ['hoeslakn', 3, /Hoeslaken/],
  ['hoofbord', 2, /hoofdbord/i],
  ['boksspring', 3, /boxspring/i],
  ['matrasbeschremer', 2, /matrasbeschermer|Molton/],
  ['fautuil', 2, /fauteuil/i],
  ['nachtkasje', 1, /Nachtkastje/],
  // unfinished
  ['dekb', 4, /dekbed/i],
  ['overt', 4, /overtrek/i],
  ['vloerk', 1, /vloerkleed/],
  ['grijs hoesl', 1, /Hoeslaken jersey/],
  // Dutch and Belgian words
  ['zetel', 2, /fauteuil/i],
  ['relaxzetel', 1, /Relaxfauteuil/],
  ['donsdeken', 4, /dekbed(?!overtrek)/i],
  ['sloop', 2, /Kussensloop/],
  ['donsovertrek', 3, /overtrek/i],
  ['tapijt', 1, /vloerkleed/],
  ['kleerkast', 1, /Kledingkast/],
  ['bedsprei', 1, /Sprei/],
  ['nachttafeltje', 1, /Nachtkastje/],
  ['oplegmatras', 3, /topper|topmatras/i],
  ['spanlaken', 3, /Hoeslaken/],
  ['memory foam kussen', 1, /Nekkussen traagschuim/],
  ['commode', 1, /Ladekast/],
  ['bedbank', 1, /Slaapbank/],
  ['tv kast', 1, /Tv-meubel/],
  // sizes and persons as people write them
  ['matras 160x200', 2, /matras/i],
  ['matras 160 x 200', 2, /matras/i],
  ['matras 160×200 cm', 2, /matras/i],
  ['matras 160 bij 200', 2, /matras/i],
  ['matras 1,60 x 2,00 m', 2, /matras/i],
  ['matras 160 200', 2, /matras/i],
  ['dekbed 200x140', 2, /dekbed(?!overtrek)/i],
  ['1-persoons boxspring', 1, /Uno/],
  ['eenpersoonsboxspring', 1, /Uno/],
  ['tweepersoons matras', 2, /matras/i],
  ['2 pers matras', 2, /matras/i],
  ['lits jumeaux dekbedovertrek', 3, /overtrek/i],
  ['lits-jumeaux overtrek', 3, /overtrek/i],
  ['twijfelaar boxspring hoeslaken', 1, /Hoeslaken/],
  ['vierseizoenen dekbed', 1, /Jaarrond/],
  // colours, materials, brands, numbers
  ['blauwe overtrek', 2, /Vlinder|Raket/],
  ['donkerblauw gordijn', 1, /gordijn/],
  ['wollen dekbed', 1, /Texel/],
  ['fluwelen poef', 1, /Poef/],
  ['velours stoel', 1, /Eetkamerstoel/],
  ['boucle fauteuil', 1, /bouclé/],
  ['malmo', 1, /Malmö/],
  ['kiek', 4, /Kiek|Kinder|Stapelbed|Babybed/],
  ['HE-1000', 1, /Vlinder/],
  ['he1000', 1, /Vlinder/],
]

test.each(expectations)('"%s" finds the right %i first', (text, first, best) => {
  const titles = titlesFor(text)
  expect(titles.length).toBeGreaterThanOrEqual(first)
  for (const title of titles.slice(0, first)) expect(title).toMatch(best)
})

test('sizes are no mats, legs are no pots', () => {
  expect(titlesFor('badmatten')).toEqual(['Badmat antislip', 'Badjas wafel'])
  expect(titlesFor('poten')).toEqual(['Bedpoten set van 4'])
})

test.each(['ring', 'rek'])('"%s" is not taken for the head of a word that happens to end so', (text) => {
  expect(search(text).relaxed).toBeDefined()
})

test('a word of a description is no typing error of a title', () => {
  const { ids, relaxed } = search('gasten')
  expect(ids.map((id) => titleById.get(id))).toEqual(['Slaapbank Logee'])
  expect(relaxed).toBeUndefined()
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

test('sizes, colours and materials in the text are recognised as facet values', () => {
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
      stopWords: ['graag'],
    },
  })
  index.rebuild(products)
  const first = (text: string) => titleById.get(index.search(aQuery({ text, sort: 'relevance' })).ids[0] ?? 0)
  expect(first('slaapplek')).toMatch(/boxspring/i)
  expect(first('graag zitten')).toMatch(/fauteuil|Poef/i)
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
  PROPERTY_TIMEOUT_MS,
)

test('a page-long text is read to its twelfth word', () => {
  const { relaxed } = search('boxspring '.repeat(5000))
  expect(relaxed).toBeDefined()
})

/** Words of which none begins, ends or misspells another: only literal matching is left. */
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

          const { ids, relaxed } = index.search(aQuery({ text: asked.join(' ') }))
          const expected = [...wordsById].filter(([, words]) => asked.every((word) => words.includes(word)))
          if (expected.length > 0) expect(new Set(ids)).toEqual(new Set(expected.map(([id]) => id)))
          else expect(relaxed?.droppedWords).not.toEqual([])
        },
      ),
      { numRuns: 200 },
    )
  },
  PROPERTY_TIMEOUT_MS,
)
