import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createProductIndex } from '../create-product-index.ts'
import type { ProductDocument, ProductQuery, SortOrder } from '../port.ts'
import { aProduct, aQuery } from '../testing/a-product.ts'
import { afterChanges, anyChange, anyDocuments, anyQuery, propertyTimeoutMs } from '../testing/arbitrary.ts'
import { listByBruteForce } from '../testing/brute-force.ts'

function listProducts(products: ProductDocument[], query: Partial<ProductQuery> = {}) {
  const index = createProductIndex()
  index.rebuild(products)
  return index.list(aQuery(query))
}

test(
  'a listing equals the brute-force answer, whatever the products and the query',
  () => {
    fc.assert(
      fc.property(anyDocuments, anyQuery, (documents, query) => {
        const { unknown: _, ...listing } = listProducts(documents, query)
        expect(listing).toEqual(listByBruteForce(documents, query))
      }),
      { numRuns: 200 },
    )
  },
  propertyTimeoutMs,
)

test(
  'after any changes a listing equals that of an index built from the changed products',
  () => {
    fc.assert(
      fc.property(
        anyDocuments,
        fc.array(anyChange, { maxLength: 30 }),
        anyQuery,
        (documents, changes, query) => {
          const index = createProductIndex()
          index.rebuild(documents)
          index.apply(changes)
          const changed = afterChanges(documents, changes)
          const { unknown, ...listing } = index.list(query)
          expect(listing).toEqual(listByBruteForce(changed, query))
          expect(unknown).toEqual(listProducts(changed, query).unknown)
          expect(index.size).toBe(changed.length)
        },
      ),
      { numRuns: 200 },
    )
  },
  propertyTimeoutMs,
)

test(
  'asking again, or in another order, gives the same counts',
  () => {
    fc.assert(
      fc.property(
        anyDocuments,
        fc.array(anyQuery, { maxLength: 6 }),
        anyChange,
        (documents, queries, change) => {
          const index = createProductIndex()
          index.rebuild(documents)
          const asked = queries.flatMap((query) => [query, { ...query, filters: {} }])
          for (const query of asked) index.list(query)
          index.apply([change])
          const changed = afterChanges(documents, [change])
          for (const query of asked.concat(asked)) {
            const { unknown: _, ...listing } = index.list(query)
            expect(listing).toEqual(listByBruteForce(changed, query))
          }
        },
      ),
    )
  },
  propertyTimeoutMs,
)

describe('counts', () => {
  const products = [
    aProduct({ id: 1, facets: { kleur: ['blauw'], materiaal: ['katoen'] } }),
    aProduct({ id: 2, facets: { kleur: ['rood'], materiaal: ['katoen'] } }),
    aProduct({ id: 3, facets: { kleur: ['rood'], materiaal: ['dons'] } }),
  ]

  test("[CT-11] a choice does not empty the other values of its own facet, but narrows the other facets'", () => {
    const { counts, total } = listProducts(products, { filters: { kleur: ['blauw'] } })
    expect(total).toBe(1)
    expect(counts.kleur).toEqual([
      { value: 'rood', count: 2 },
      { value: 'blauw', count: 1 },
    ])
    expect(counts.materiaal).toEqual([{ value: 'katoen', count: 1 }])
  })

  test('[CT-11] a chosen value that has become impossible is still shown, with zero', () => {
    const { counts, total } = listProducts(products, { filters: { kleur: ['blauw'], materiaal: ['dons'] } })
    expect(total).toBe(0)
    expect(counts.kleur).toContainEqual({ value: 'blauw', count: 0 })
    expect(counts.materiaal).toContainEqual({ value: 'dons', count: 0 })
  })

  test('a product that carries a value twice counts once', () => {
    const { counts } = listProducts([aProduct({ id: 1, facets: { kleur: ['wit', 'wit'] } })])
    expect(counts.kleur).toEqual([{ value: 'wit', count: 1 }])
  })
})

describe('price', () => {
  const products = [
    aProduct({ id: 1, priceCents: 500, facets: { kleur: ['wit'] } }),
    aProduct({ id: 2, priceCents: 1500, facets: { kleur: ['wit'] } }),
    aProduct({ id: 3, priceCents: 9900, facets: { kleur: ['rood'] } }),
  ]

  test('[CT-07] the bounds ignore the price range itself and obey every other filter', () => {
    const filters = { kleur: ['wit'] }
    const listing = listProducts(products, { filters, priceRange: { minCents: 1000, maxCents: 2000 } })
    expect(listing.ids).toEqual([2])
    expect(listing.price).toEqual({ minCents: 500, maxCents: 1500 })
  })

  test('[CT-07] both ends of a range belong to it', () => {
    expect(listProducts(products, { priceRange: { minCents: 500, maxCents: 1500 } }).total).toBe(2)
  })

  test('nothing found has no bounds', () => {
    expect(listProducts([]).price).toBeNull()
  })
})

describe('sorting', () => {
  const products = [
    aProduct({ id: 1, priceCents: 300, popularity: 1, createdAt: 30 }),
    aProduct({ id: 2, priceCents: 100, popularity: 9, createdAt: 10, formerPriceCents: 125 }),
    aProduct({ id: 3, priceCents: 200, popularity: 5, createdAt: 20, formerPriceCents: 400 }),
    aProduct({ id: 4, priceCents: 200, popularity: 5, createdAt: 20 }),
  ]
  test.each<[SortOrder, number[]]>([
    ['popularity', [2, 3, 4, 1]],
    ['relevance', [2, 3, 4, 1]],
    ['recommended', [3, 2, 4, 1]],
    ['price_asc', [2, 3, 4, 1]],
    ['price_desc', [1, 3, 4, 2]],
    ['newest', [1, 3, 4, 2]],
    ['discount', [3, 2, 4, 1]],
  ])('by %s, ties by popularity and then by id', (sort, ids) => {
    expect(listProducts(products, { sort }).ids).toEqual(ids)
  })
})

describe('bad input', () => {
  const products = [aProduct({ id: 1, facets: { kleur: ['wit'] } })]

  test('unknown facets and values are reported and match nothing', () => {
    const { total, unknown } = listProducts(products, { filters: { kleur: ['paars'], vorm: ['rond'] } })
    expect(total).toBe(0)
    expect(unknown).toEqual([{ facet: 'kleur', value: 'paars' }, { facet: 'vorm' }])
  })

  test('an unknown value beside a known one leaves the known one at work', () => {
    expect(listProducts(products, { filters: { kleur: ['paars', 'wit'] } }).ids).toEqual([1])
  })

  test('a value whose last product was removed is unknown', () => {
    const index = createProductIndex()
    index.rebuild(products)
    index.apply([{ kind: 'remove', id: 1 }])
    expect(index.list(aQuery({ filters: { kleur: ['wit'] } })).unknown).toEqual([{ facet: 'kleur' }])
  })

  test('names of built-in object properties are ordinary unknown facets', () => {
    const filters = { constructor: ['x'], ['__proto__']: ['x'] }
    expect(listProducts(products, { filters }).unknown).toContainEqual({ facet: 'constructor' })
  })

  test.each([Number.NaN, -1, Number.POSITIVE_INFINITY, 1e15])(
    'a page that starts at %s gets an answer',
    (offset) => {
      expect(listProducts(products, { offset }).total).toBe(1)
    },
  )

  test('a hundred filtered facets get an answer', () => {
    const filters = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`facet-${i}`, ['x']]))
    expect(listProducts(products, { filters: { kleur: ['wit'], ...filters } }).unknown).toHaveLength(100)
  })

  test('a malformed product is refused with its reason, and none of its batch is applied', () => {
    const index = createProductIndex()
    const documents = [aProduct({ id: 1 }), aProduct({ id: 2, priceCents: 9.95 })]
    const changes = documents.map((document) => ({ kind: 'put' as const, document }))
    expect(() => index.apply(changes)).toThrow('Product 2: priceCents must be a whole number')
    expect(index.size).toBe(0)
  })
})
