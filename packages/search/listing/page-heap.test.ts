import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ProductTable } from '../store/product-table.ts'
import { aProduct } from '../testing/a-product.ts'
import { propertyTimeoutMs } from '../testing/arbitrary.ts'
import { PageHeap } from './page-heap.ts'

const anyRow = fc.record({ key: fc.integer({ min: 0, max: 4 }), popularity: fc.integer({ min: 0, max: 2 }) })

test(
  'keeps the best by key, popularity and id, best first, whatever the order they come in',
  () => {
    fc.assert(
      fc.property(
        fc.array(anyRow, { maxLength: 40 }),
        fc.nat(12),
        fc.infiniteStream(fc.nat()),
        (rows, depth, shuffle) => {
          const table = new ProductTable()
          rows.forEach(({ popularity }, id) => {
            table.addRow(aProduct({ id, popularity }))
          })
          const ranked = rows
            .map((row, id) => ({ ...row, id }))
            .sort((a, b) => b.key - a.key || b.popularity - a.popularity || a.id - b.id)
            .map(({ id }) => id)
          const heap = new PageHeap(depth, table)
          const order = rows
            .map((_, row) => ({ row, place: shuffle.next().value ?? 0 }))
            .sort((a, b) => a.place - b.place)
          for (const { row } of order) heap.offer(rows[row]?.key ?? 0, row)
          expect([...heap.drain()]).toEqual(ranked.slice(0, depth))
        },
      ),
    )
  },
  propertyTimeoutMs,
)
