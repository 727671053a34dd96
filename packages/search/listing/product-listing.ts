import type { ListingResult, ProductQuery } from '../port.ts'
import type { ProductTable } from '../store/product-table.ts'
import { readConstraints } from './constraints.ts'
import { listCounts } from './count-lists.ts'
import { PageHeap } from './page-heap.ts'
import { createPreference } from './preferred-choice.ts'
import { listRowsInScope } from './scope.ts'
import { behind, chooseSortKey } from './sort-key.ts'
import { addTally, rankRows, tallyRows } from './tally.ts'
import { UnfilteredTallies } from './unfiltered-tallies.ts'

/** The result of a text search: rows in no order, and the scores by row. */
export interface TextHits {
  rows: Uint32Array
  score: Float32Array
  /** Rows that only come near, none of them among the others. They are listed after them, whatever the sort order. */
  near?: Uint32Array
}

export interface TextListing extends ListingResult {
  /** How many products are more than near; absent when the listing has no near ones. */
  filledFrom?: number
}

const noRows = new Uint32Array(0)

/** Lists the products of a table, or those that a text search found in it. */
export class ProductListing {
  readonly #table: ProductTable
  readonly #unfiltered: UnfilteredTallies

  constructor(table: ProductTable) {
    this.#table = table
    this.#unfiltered = new UnfilteredTallies(table)
  }

  list(query: ProductQuery, hits?: TextHits): TextListing {
    const table = this.#table
    const rows = listRowsInScope(query, table, hits?.rows)
    const near = hits?.near ? listRowsInScope(query, table, hits.near) : noRows
    const offset = wholeNumber(query.offset)
    const limit = wholeNumber(query.limit)
    const page = new PageHeap(limit === 0 ? 0 : Math.min(offset + limit, rows.length + near.length), table)
    const sortKey = chooseSortKey(query.sort, table, hits?.score)

    const constraints = readConstraints(query, table.registry)
    const preference = query.preferred && createPreference(table, constraints, query.preferred)
    const isSortedByChoice = preference !== undefined && sortKey.ofChoice !== undefined
    const known = hits || isSortedByChoice ? undefined : this.#unfiltered.find(query)
    if (known) rankRows(rows, table, sortKey, page)
    const tally = known ?? tallyRows({ rows, table, constraints, sortKey, page, preference })
    if (!hits && !known) this.#unfiltered.keep(query, tally)
    const exact = tally.total
    if (near.length > 0)
      addTally(
        tally,
        tallyRows({ rows: near, table, constraints, sortKey: behind(sortKey), page, preference }),
      )
    const ids = table.id.values
    return {
      total: tally.total,
      ...(tally.total > exact && { filledFrom: exact }),
      ids: Array.from(page.drain().subarray(offset), (row) => ids[row] as number),
      ...listCounts(tally.counts, constraints.chosen, table.registry),
      price: tally.price,
      unknown: constraints.unknown,
    }
  }
}

function wholeNumber(requested: number): number {
  return requested >= 1 && Number.isFinite(requested) ? Math.floor(requested) : 0
}
