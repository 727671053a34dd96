import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createProductIndex } from '../create-product-index.ts'
import type { ProductChoice, ProductDocument, ProductQuery } from '../port.ts'
import { aProduct, aQuery } from '../testing/a-product.ts'
import { propertyTimeoutMs } from '../testing/arbitrary.ts'
import { listByBruteForce } from '../testing/brute-force.ts'

const colors = ['rood', 'wit']
const sizes = ['140', '160', '180']
const slugs = [...colors, ...sizes, '200']

const anyFigures = fc.record({
  priceCents: fc.integer({ min: 1, max: 9 }),
  formerPriceCents: fc.option(fc.integer({ min: 1, max: 9 })),
  isAvailable: fc.boolean(),
})
const anyChoice: fc.Arbitrary<ProductChoice> = fc
  .tuple(fc.record({ kleur: fc.subarray(colors), maat: fc.subarray(sizes) }), anyFigures)
  .map(([facets, figures]) => ({ facets, ...figures }))
const anyChoices = fc.array(anyChoice, { minLength: 1, maxLength: 5 })

const anyProducts: fc.Arbitrary<ProductDocument[]> = fc
  .array(fc.tuple(anyChoices, fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 4 })
  .map((all) =>
    all.map(([choices, priceCents], id) =>
      aProduct({ id, choices, priceCents, facets: { kleur: colors, maat: sizes, merk: ['duin'] } }),
    ),
  )

const anyQuery: fc.Arbitrary<ProductQuery> = fc
  .record({
    filters: fc.record({
      kleur: fc.subarray(colors),
      maat: fc.subarray(sizes),
      merk: fc.subarray(['duin']),
    }),
    priceRange: fc.option(
      fc.record({ minCents: fc.integer({ min: 0, max: 5 }), maxCents: fc.integer({ min: 3, max: 9 }) }),
      { nil: undefined },
    ),
    sort: fc.constantFrom<ProductQuery['sort']>('price_asc', 'price_desc', 'discount', 'popularity'),
    preferred: fc.option(
      fc.record({
        facet: fc.constantFrom('maat', 'kleur', 'onbekend'),
        kinds: fc.array(fc.record({ signs: fc.subarray(slugs), slugs: fc.shuffledSubarray(slugs) }), {
          maxLength: 2,
        }),
      }),
      { nil: undefined },
    ),
  })
  .map(({ priceRange, preferred, ...query }) =>
    aQuery({ ...query, ...(priceRange && { priceRange }), ...(preferred && { preferred }) }),
  )

test(
  'products with choices are found, counted and sorted as by brute force',
  () => {
    fc.assert(
      fc.property(anyProducts, anyQuery, (products, query) => {
        const index = createProductIndex()
        index.rebuild(products)
        const { unknown: _, ...listing } = index.list(query)
        expect(listing).toEqual(listByBruteForce(products, query))
      }),
      { numRuns: 1500 },
    )
  },
  propertyTimeoutMs,
)

test(
  'new prices of choices are written in place, and found by the next query',
  () => {
    fc.assert(
      fc.property(
        anyProducts,
        fc.array(anyFigures, { minLength: 5, maxLength: 5 }),
        anyQuery,
        (products, figures, query) => {
          const index = createProductIndex()
          index.rebuild(products)
          const changed = products.map((product) => ({
            ...product,
            choices: product.choices?.map((choice, i) => ({ ...choice, ...figures[i] })) ?? [],
          }))
          index.apply(changed.map((document) => ({ kind: 'put', document })))
          const { unknown: _, ...listing } = index.list(query)
          expect(listing).toEqual(listByBruteForce(changed, query))
          expect(index.driftShare).toBe(0)
        },
      ),
      { numRuns: 300 },
    )
  },
  propertyTimeoutMs,
)

describe('one duvet cover in two cloths and two sizes', () => {
  const toChoice = (stof: string, maat: string, priceCents: number, isAvailable = true): ProductChoice => ({
    facets: { stof: [stof], maat: [maat] },
    ...{ priceCents, formerPriceCents: null, isAvailable },
  })
  const cover = aProduct({
    id: 1,
    priceCents: 3495,
    facets: { stof: ['percal', 'flanel'], maat: ['140', '240'], seizoen: ['winter'] },
    choices: [
      toChoice('percal', '140', 3495),
      toChoice('percal', '240', 5595),
      toChoice('flanel', '140', 3995),
    ],
  })
  const other = aProduct({ id: 2, priceCents: 4500, facets: { stof: ['percal'], maat: ['240'] } })
  const list = (query: Partial<ProductQuery>) => {
    const index = createProductIndex()
    index.rebuild([cover, other])
    return index.list(aQuery(query))
  }

  test('[CT-08] is not found under two filters of which no single make meets both', () => {
    expect(list({ filters: { stof: ['flanel'], maat: ['240'] } }).ids).toEqual([])
    expect(list({ filters: { stof: ['flanel'], maat: ['140'] } }).ids).toEqual([1])
  })

  test('[CT-11] counts a value only where a make has it beside the chosen ones', () => {
    const { counts } = list({ filters: { stof: ['flanel'] } })
    expect(counts.maat).toEqual([{ value: '140', count: 1 }])
    expect(counts.stof).toEqual([
      { value: 'percal', count: 2 },
      { value: 'flanel', count: 1 },
    ])
  })

  test('[CT-07] is sorted and bounded by the price of the size that is asked for', () => {
    expect(list({ sort: 'price_asc' }).ids).toEqual([1, 2])
    const large = list({ filters: { maat: ['240'] }, sort: 'price_asc' })
    expect(large.ids).toEqual([2, 1])
    expect(large.price).toEqual({ minCents: 4500, maxCents: 5595 })
  })

  test('[CT-07] is filtered by the price of the size that is asked for', () => {
    const priceRange = { minCents: 0, maxCents: 4500 }
    expect(list({ priceRange }).ids).toEqual([1, 2])
    expect(list({ filters: { maat: ['240'] }, priceRange }).ids).toEqual([2])
    expect(list({ priceRange }).counts.maat).toEqual([
      { value: '140', count: 1 },
      { value: '240', count: 1 },
    ])
  })

  test('[CT-07] is sorted by the saving on the size that is asked for', () => {
    const index = createProductIndex()
    const [small, ...larger] = cover.choices ?? []
    const choices = [...(small ? [{ ...small, formerPriceCents: 6990 }] : []), ...larger]
    index.rebuild([
      { ...cover, formerPriceCents: 6990, choices },
      { ...other, formerPriceCents: 5000 },
    ])
    const list = (...maat: string[]) => index.list(aQuery({ filters: { maat }, sort: 'discount' })).ids
    expect(list()).toEqual([1, 2])
    expect(list('140')).toEqual([1])
    expect(list('240')).toEqual([2, 1])
  })

  test('[CT-06] [CT-07] is sorted, bounded and filtered by the price of the size that the visitor prefers', () => {
    const preferred = { facet: 'maat', kinds: [{ signs: ['140'], slugs: ['260', '240'] }] }
    const large = list({ sort: 'price_asc', preferred })
    expect(large.ids).toEqual([2, 1])
    expect(large.price).toEqual({ minCents: 4500, maxCents: 5595 })
    const upTo = (maxCents: number) => list({ preferred, priceRange: { minCents: 0, maxCents } })
    expect(upTo(5000).ids).toEqual([2])
    expect(upTo(4000).ids).toEqual([])
    // Choosing the small size is a filter, and then nothing is preferred.
    expect(upTo(4000).counts.maat).toEqual(list({ priceRange: { minCents: 0, maxCents: 4000 } }).counts.maat)
    expect(list({ sort: 'price_asc', preferred, filters: { maat: ['140', '240'] } }).ids).toEqual([1, 2])
    expect(list({ sort: 'price_asc', preferred, filters: { stof: ['flanel'] } }).ids).toEqual([1])
  })

  test('costs what can be bought, before what is cheaper and sold out', () => {
    const index = createProductIndex()
    const choices = [
      toChoice('percal', '240', 2000, false),
      toChoice('flanel', '240', 3000),
      toChoice('percal', '140', 1000, false),
    ]
    index.rebuild([{ ...cover, choices }])
    expect(index.list(aQuery({ filters: { maat: ['240'] } })).price?.minCents).toBe(3000)
    expect(index.list(aQuery({ filters: { maat: ['140'] } })).price?.minCents).toBe(1000)
  })

  test('is refused with a choice of something that the product has not', () => {
    const index = createProductIndex()
    const choices = [toChoice('percal', '999', 100)]
    expect(() => index.rebuild([{ ...cover, choices }])).toThrow('Product 1: only a choice has maat 999')
  })
})
