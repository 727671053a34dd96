import fc from 'fast-check'
import type { ProductChange, ProductChoice, ProductDocument, ProductQuery } from '../port.ts'
import { aProduct } from './a-product.ts'

/** Hundreds of cases take a second, and longer on a machine that is busy with other tests. */
export const propertyTimeoutMs = 60_000

/** The ranges are small on purpose: ties, overlaps and empty results expose a wrong index. */
const facets = fc.record(
  {
    kleur: fc.subarray(['blauw', 'rood', 'wit', 'grijs']),
    maat: fc.subarray(['140x200', '160x200', '180x200']),
    materiaal: fc.subarray(['katoen', 'dons']),
  },
  { requiredKeys: [] },
)
const categories = fc.constantFrom<number[][]>([], [1], [1, 2], [1, 2, 3], [1, 4], [5])
const price = fc.integer({ min: 100, max: 130 })

const anyDocument: fc.Arbitrary<ProductDocument> = fc
  .record({
    id: fc.integer({ min: 1, max: 40 }),
    brand: fc.constantFrom('', 'Duin', 'Heide'),
    categoryIds: categories,
    facets,
    priceCents: price,
    formerPriceCents: fc.option(price),
    stock: fc.integer({ min: 0, max: 3 }),
    popularity: fc.integer({ min: 0, max: 3 }),
    createdAt: fc.integer({ min: 1000, max: 1003 }),
  })
  .chain((special) => choicesAmong(special.facets).map((choices) => ({ ...special, choices })))
  .map((special) =>
    aProduct({ ...special, categoryTitles: special.categoryIds.map((id) => `Afdeling ${id}`) }),
  )

/** Choices that have some of a product's values each, and leave others to all of them. */
function choicesAmong(known: Record<string, string[] | undefined>): fc.Arbitrary<ProductChoice[]> {
  const some = Object.fromEntries(
    Object.entries(known).map(([facet, slugs = []]) => [facet, fc.subarray(slugs)]),
  )
  const figures = { priceCents: price, formerPriceCents: fc.option(price), isAvailable: fc.boolean() }
  return fc.array(fc.record({ facets: fc.record(some), ...figures }), { maxLength: 5 })
}

export const anyDocuments = fc.uniqueArray(anyDocument, { selector: ({ id }) => id, maxLength: 40 })

export const anyQuery: fc.Arbitrary<ProductQuery> = fc.record(
  {
    categoryId: fc.integer({ min: 1, max: 6 }),
    alsoInCategoryId: fc.integer({ min: 1, max: 6 }),
    brand: fc.constantFrom('Duin', 'Heide', 'Onbekend'),
    ids: fc.array(fc.integer({ min: 1, max: 45 }), { maxLength: 20 }),
    filters: fc.record(
      {
        kleur: fc.subarray(['blauw', 'rood', 'wit', 'grijs', 'onbekend']),
        maat: fc.subarray(['140x200', '160x200', '180x200']),
        materiaal: fc.subarray(['katoen', 'dons']),
        onbekend: fc.constant(['x']),
      },
      { requiredKeys: [] },
    ),
    priceRange: fc.record({ minCents: price, maxCents: price }),
    sort: fc.constantFrom(
      'relevance',
      'recommended',
      'popularity',
      'price_asc',
      'price_desc',
      'newest',
      'discount',
    ),
    offset: fc.integer({ min: 0, max: 12 }),
    limit: fc.integer({ min: 0, max: 12 }),
  },
  { requiredKeys: ['filters', 'sort', 'offset', 'limit'] },
)

export const anyChange: fc.Arbitrary<ProductChange> = fc.oneof(
  anyDocument.map((document): ProductChange => ({ kind: 'put', document })),
  fc.record(
    {
      kind: fc.constant('figures' as const),
      id: fc.integer({ min: 1, max: 45 }),
      priceCents: price,
      formerPriceCents: fc.option(price),
      stock: fc.integer({ min: 0, max: 3 }),
      popularity: fc.integer({ min: 0, max: 3 }),
    },
    { requiredKeys: ['kind', 'id'] },
  ),
  fc.record({ kind: fc.constant('remove' as const), id: fc.integer({ min: 1, max: 45 }) }),
)

/** Applies changes to a set of products, written as plainly as possible. */
export function afterChanges(
  documents: readonly ProductDocument[],
  changes: readonly ProductChange[],
): ProductDocument[] {
  const byId = new Map(documents.map((document) => [document.id, document]))
  for (const change of changes) {
    if (change.kind === 'put') byId.set(change.document.id, change.document)
    if (change.kind === 'remove') byId.delete(change.id)
    if (change.kind === 'figures') {
      const { kind: _, ...figures } = change
      const known = byId.get(change.id)
      if (known) byId.set(change.id, { ...known, ...figures })
    }
  }
  return [...byId.values()]
}
