import type { ListingResult, ProductQuery } from '../port.ts'
import type { ProductTable } from '../store/product-table.ts'
import { readConstraints } from './constraints.ts'
import { listCounts } from './count-lists.ts'
import { PageHeap } from './page-heap.ts'
import { rowsInScope } from './scope.ts'
import { sortKeyOf } from './sort-key.ts'
import { tallyRows } from './tally.ts'

/** What a text search found: rows in no order, and the scores by row. */
export interface TextHits {
  rows: Uint32Array
  score: Float32Array
}

/** Answers a listing, or the listing of what a text search found. */
export function listProducts(query: ProductQuery, table: ProductTable, hits?: TextHits): ListingResult {
  const rows = rowsInScope(query, table, hits?.rows)
  const constraints = readConstraints(query, table.registry)
  const offset = wholeNumber(query.offset)
  const limit = wholeNumber(query.limit)
  const page = new PageHeap(limit === 0 ? 0 : Math.min(offset + limit, rows.length), table)

  const tally = tallyRows(rows, table, constraints, sortKeyOf(query.sort, table, hits?.score), page)
  const ids = table.id.values
  return {
    total: tally.total,
    ids: Array.from(page.drain().subarray(offset), (row) => ids[row] as number),
    ...listCounts(tally.counts, constraints.chosen, table.registry),
    price: tally.price,
    unknown: constraints.unknown,
  }
}

function wholeNumber(requested: number): number {
  return requested >= 1 && Number.isFinite(requested) ? Math.floor(requested) : 0
}
