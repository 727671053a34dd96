import type { ProductQuery } from '../port.ts'
import type { ProductTable } from '../store/product-table.ts'
import type { Tally } from './tally.ts'

/** Smaller scopes are counted as fast as they are looked up; unknown categories and brands are empty. */
const fewestProducts = 10
/** A tally holds a number for every facet value, so the memory for them is bounded. */
const mostScopes = 300

/**
 * The counts of whole categories and brands, which most listings begin with and which cost most to count. They hold until
 * the table changes.
 */
export class UnfilteredTallies {
  readonly #table: ProductTable
  readonly #tallies = new Map<string, Tally>()
  #revision = -1

  constructor(table: ProductTable) {
    this.#table = table
  }

  /** The tally of a query without filters, when it was counted before; undefined for any other query. */
  find(query: ProductQuery): Tally | undefined {
    if (!isUnfiltered(query)) return undefined
    if (this.#revision !== this.#table.revision) {
      this.#tallies.clear()
      this.#revision = this.#table.revision
    }
    return this.#tallies.get(scopeOf(query))
  }

  /** Remembers what was counted since the last `find`, when it was a query without filters. */
  keep(query: ProductQuery, tally: Tally): void {
    if (tally.total < fewestProducts || this.#tallies.size >= mostScopes) return
    if (isUnfiltered(query)) this.#tallies.set(scopeOf(query), tally)
  }
}

/** Whether a query asks for all of a category, a brand or the shop, in whatever order. */
function isUnfiltered({ filters, priceRange, ids }: ProductQuery): boolean {
  return !ids && !priceRange && Object.values(filters).every((slugs) => slugs.length === 0)
}

function scopeOf({ categoryId, brand }: ProductQuery): string {
  return JSON.stringify([categoryId, brand])
}
