import { describe, expect, test } from 'vitest'
import { createProductIndex } from '../create-product-index.ts'
import type { ProductDocument } from '../port.ts'
import { aProduct, aQuery } from '../testing/a-product.ts'

function anIndexWith(...documents: ProductDocument[]) {
  const index = createProductIndex()
  index.rebuild(documents)
  return index
}
const put = (document: ProductDocument) => ({ kind: 'put' as const, document })

describe('figures', () => {
  test('are visible to the next query, in place', () => {
    const index = anIndexWith(aProduct({ id: 1, priceCents: 1000 }), aProduct({ id: 2, priceCents: 2000 }))
    index.apply([{ kind: 'figures', id: 1, priceCents: 3000, formerPriceCents: 4000 }])
    expect(index.list(aQuery({ sort: 'price_asc' })).ids).toEqual([2, 1])
    expect(index.list(aQuery({ sort: 'discount' })).ids).toEqual([1, 2])
    expect(index.driftShare).toBe(0)
  })

  test('a discount ends when its former price goes', () => {
    const index = anIndexWith(
      aProduct({ id: 1, priceCents: 900, formerPriceCents: 1000 }),
      aProduct({ id: 2, popularity: 9 }),
    )
    index.apply([{ kind: 'figures', id: 1, formerPriceCents: null }])
    expect(index.list(aQuery({ sort: 'discount' })).ids).toEqual([2, 1])
  })

  test('of a missing product are reported', () => {
    const outcome = anIndexWith().apply([{ kind: 'figures', id: 7, stock: 0 }])
    expect(outcome).toEqual({ changed: 0, missingIds: [7] })
  })

  test('that are not whole numbers are refused', () => {
    expect(() => anIndexWith().apply([{ kind: 'figures', id: 7, priceCents: Number.NaN }])).toThrow(
      'priceCents',
    )
  })
})

describe('a product', () => {
  const dekbed = aProduct({ id: 1, title: 'Dekbed', facets: { kleur: ['wit'] } })

  test('put a second time changes nothing', () => {
    const index = anIndexWith()
    expect(index.apply([put(dekbed)]).changed).toBe(1)
    const { version } = index
    expect(index.apply([put({ ...dekbed })]).changed).toBe(0)
    expect(index.version).toBe(version)
  })

  test('put with another price only is written in place', () => {
    const index = anIndexWith(dekbed)
    index.apply([put({ ...dekbed, priceCents: 5 })])
    expect(index.driftShare).toBe(0)
    expect(index.list(aQuery()).price).toEqual({ minCents: 5, maxCents: 5 })
  })

  test('put with another title is found by that, and no longer by the old one', () => {
    const index = anIndexWith(dekbed, aProduct({ id: 2, title: 'Fauteuil' }))
    index.apply([put({ ...dekbed, title: 'Boxspring' })])
    expect(index.search(aQuery({ text: 'boxspring' })).ids).toEqual([1])
    expect(index.search(aQuery({ text: 'dekbed' })).relaxed?.droppedWords).toEqual(['dekbed'])
    expect(index.size).toBe(2)
    expect(index.driftShare).toBeGreaterThan(0)
  })

  test('removed is not found anywhere, and may be removed again', () => {
    const index = anIndexWith(dekbed, aProduct({ id: 2, title: 'Dekbed dun' }))
    expect(index.apply([{ kind: 'remove', id: 1 }]).changed).toBe(1)
    expect(index.apply([{ kind: 'remove', id: 1 }]).changed).toBe(0)
    expect(index.list(aQuery()).ids).toEqual([2])
    expect(index.search(aQuery({ text: 'dekbed' })).ids).toEqual([2])
    expect(index.suggest('dekbed', 5).map(({ id }) => id)).toEqual([2])
  })
})

test('a rebuild takes the last of two documents with the same id and forgets the rest', () => {
  const index = anIndexWith(aProduct({ id: 9 }))
  index.rebuild([aProduct({ id: 1, priceCents: 100 }), aProduct({ id: 1, priceCents: 200 })])
  expect(index.list(aQuery())).toMatchObject({ ids: [1], price: { minCents: 200, maxCents: 200 } })
})

test('a rebuild with a malformed product throws and leaves the index as it was', () => {
  const index = anIndexWith(aProduct({ id: 1 }))
  expect(() => index.rebuild([aProduct({ id: 2 }), aProduct({ id: -1 })])).toThrow('id must be')
  expect(index.list(aQuery()).ids).toEqual([1])
})

test('a rebuild from a stream serves the old products until it is done', async () => {
  const index = anIndexWith(aProduct({ id: 1 }))
  async function* documents() {
    yield aProduct({ id: 2 })
    expect(index.list(aQuery()).ids).toEqual([1])
    yield aProduct({ id: 3 })
  }
  await index.rebuildFrom(documents())
  expect(index.list(aQuery()).ids).toEqual([2, 3])
})
