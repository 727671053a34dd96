import type { ProductQuery } from '../port.ts'
import type { ProductTable } from '../store/product-table.ts'
import type { Tally } from './tally.ts'

/** Smaller scopes are counted as fast as they are looked up, and unknown categories and brands are empty. */
const fewestProducts = 10
/** Limits the memory, since a tally holds a number for every facet value. */
const mostScopes = 300

/**
 * Caches the counts of whole categories and brands, which most listings begin with and which are the most expensive to
 * count. They are valid until the table changes.
 */
export class UnfilteredTallies {
  readonly #table: ProductTable
  readonly #tallies = new Map<string, Tally>()
  #revision = -1

  constructor(table: ProductTable) {
    this.#table = table
  }

  /** Returns the stored tally of a query without filters; undefined when there is none, and for any other query. */
  find(query: ProductQuery): Tally | undefined {
    if (!isUnfiltered(query)) return undefined
    if (this.#revision !== this.#table.revision) {
      this.#tallies.clear()
      this.#revision = this.#table.revision
    }
    return this.#tallies.get(toScopeKey(query))
  }

  /** Stores what was counted since the last `find`, if the query had no filters. */
  keep(query: ProductQuery, tally: Tally): void {
    if (tally.total < fewestProducts || this.#tallies.size >= mostScopes) return
    if (isUnfiltered(query)) this.#tallies.set(toScopeKey(query), tally)
  }
}

/** Whether a query asks for all of a category, a brand or the shop, in any order. */
function isUnfiltered({ filters, priceRange, ids }: ProductQuery): boolean {
  return !ids && !priceRange && Object.values(filters).every((slugs) => slugs.length === 0)
}

function toScopeKey({ categoryId, alsoInCategoryId, brand, preferred }: ProductQuery): string {
  return JSON.stringify([categoryId, alsoInCategoryId, brand, preferred])
}
