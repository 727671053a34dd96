import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createProductIndex } from '../create-product-index.ts'
import { aProduct, aQuery } from '../testing/a-product.ts'
import { aShop } from '../testing/a-shop.ts'
import { anyChange, anyDocuments, anyQuery, propertyTimeoutMs } from '../testing/arbitrary.ts'

test(
  'a restored index answers as the saved one, also after further changes to both',
  () => {
    const anyChanges = fc.array(anyChange, { maxLength: 15 })
    fc.assert(
      fc.property(anyDocuments, anyChanges, anyChanges, anyQuery, (documents, before, after, query) => {
        const saved = createProductIndex()
        saved.rebuild(documents)
        saved.apply(before)
        const restored = createProductIndex()
        expect(restored.restore(saved.snapshot())).toEqual({ ok: true })
        expect(restored.driftShare).toBe(saved.driftShare)
        expect(restored.apply(after)).toEqual(saved.apply(after))
        expect(restored.list(query)).toEqual(saved.list(query))
        expect(restored.search({ ...query, text: 'product 7' })).toEqual(
          saved.search({ ...query, text: 'product 7' }),
        )
        expect(restored.suggest('pro', 8)).toEqual(saved.suggest('pro', 8))
      }),
      { numRuns: 200 },
    )
  },
  propertyTimeoutMs,
)

test('a restored shop finds the same by every kind of match', () => {
  const saved = createProductIndex()
  saved.rebuild(aShop())
  const restored = createProductIndex()
  restored.restore(saved.snapshot())
  for (const text of [
    'overtrek',
    'hoeslakn',
    'zetel',
    'winterdekbed',
    'HE-1000',
    'rode boxspring',
    'dekb',
    '160 x 200',
  ]) {
    const query = aQuery({ text, sort: 'relevance' })
    expect(restored.search(query)).toEqual(saved.search(query))
  }
})

test('an index that adopts what another has made answers as that one', () => {
  const made = createProductIndex()
  made.rebuild(aShop())
  const adopting = createProductIndex()
  expect(adopting.adopt(made.snapshot())).toEqual({ ok: true })
  const query = aQuery({ text: 'rode boxspring', sort: 'relevance' })
  expect(adopting.search(query)).toEqual(made.search(query))
})

test('changes after a restore do not affect the bytes', () => {
  const index = createProductIndex()
  index.rebuild([aProduct({ id: 1, priceCents: 100 })])
  const bytes = index.snapshot()
  const copy = bytes.slice()
  const restored = createProductIndex()
  restored.restore(bytes)
  restored.apply([{ kind: 'figures', id: 1, priceCents: 999 }])
  expect(bytes).toEqual(copy)
})

describe('what cannot be read leaves the index as it was', () => {
  const index = createProductIndex()
  index.rebuild([aProduct({ id: 1 })])
  const bytes = index.snapshot()

  test.each([
    ['nothing', new Uint8Array()],
    ['something else', new Uint8Array(500).fill(65)],
    ['half of it', bytes.slice(0, bytes.length / 2)],
    ['one wrong byte', bytes.map((byte, i) => (i === bytes.length - 20 ? byte ^ 1 : byte))],
  ])('%s', (_, damaged) => {
    expect(index.restore(damaged)).toMatchObject({ ok: false, error: { code: 'snapshot_unreadable' } })
    expect(index.list(aQuery()).ids).toEqual([1])
  })

  test('a snapshot that was built with other Dutch', () => {
    const other = createProductIndex({ language: { stopWords: ['product'] } })
    expect(other.restore(bytes)).toMatchObject({ ok: false })
  })
})
