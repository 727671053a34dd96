import type { PriceRange } from '../port.ts'
import type { ProductTable } from '../store/product-table.ts'
import { createChoiceTally } from './choice-tally.ts'
import { type Constraints, priceBit } from './constraints.ts'
import type { FoundChoice } from './found-choice.ts'
import type { PageHeap } from './page-heap.ts'
import type { Preference } from './preferred-choice.ts'
import type { SortKey } from './sort-key.ts'

export interface Tally {
  total: number
  /** Per value number, how many products would be found if this value's own facet did not filter. */
  counts: Int32Array
  /** The lowest and highest price when the price range itself is ignored. */
  price: PriceRange | null
}

/**
 * Filters, counts and ranks in one pass over the candidates. A product that meets everything counts for all its values.
 * A product that misses exactly one filter counts only for that filter's own values, which makes the counts disjunctive.
 * A product that misses two or more counts for nothing. Products with choices are judged by these (`choice-tally.ts`).
 */
export function tallyRows({
  rows,
  table,
  constraints,
  sortKey,
  page,
  preference,
}: {
  rows: Uint32Array
  table: ProductTable
  constraints: Constraints
  sortKey: SortKey
  page: PageHeap
  /** Finds the choice at whose price products count, where the visitor prefers one. */
  preference?: Preference | undefined
}): Tally {
  const { bitOfValue, required, groupOfBit, priceRange } = constraints
  const minCents = priceRange?.minCents ?? 0
  const maxCents = priceRange?.maxCents ?? 0
  const start = table.valueStart.values
  const values = table.values.values
  const groupOf = table.registry.groupOf.values
  const isLive = table.isLive.values
  const prices = table.priceCents.values
  const { key, direction, shift = 0, ofChoice } = sortKey
  const hasFacets = (required & ~priceBit) !== 0
  const counts = new Int32Array(table.registry.size)
  const choiceStart = table.choices.start.values
  // Without filters the choices of a product change nothing.
  const tallyChoices = required === 0 ? undefined : createChoiceTally(table, constraints, counts, preference)
  const found: FoundChoice = { cents: 0, discount: 0 }
  let total = 0
  let lowest = Number.POSITIVE_INFINITY
  let highest = Number.NEGATIVE_INFINITY

  for (let candidate = 0; candidate < rows.length; candidate++) {
    const row = rows[candidate] as number
    if (isLive[row] === 0) continue
    const first = start[row] as number
    const end = start[row + 1] as number
    let price = prices[row] as number

    let met = price >= minCents && price <= maxCents ? priceBit : 0
    if (hasFacets) for (let i = first; i < end; i++) met |= bitOfValue[values[i] as number] as number
    let missing = required & ~met

    if (tallyChoices && choiceStart[row] !== choiceStart[row + 1]) {
      const missingFacets = missing & ~priceBit
      if ((missingFacets & (missingFacets - 1)) !== 0) continue
      if (!tallyChoices(row, found)) continue
      price = found.cents
      missing = priceRange !== null && (price < minCents || price > maxCents) ? priceBit : 0
      if (missing === 0) {
        total++
        page.offer(direction * (ofChoice === undefined ? (key[row] as number) : toKey(ofChoice)) + shift, row)
      }
    } else if (missing === 0) {
      total++
      for (let i = first; i < end; i++) {
        const value = values[i] as number
        counts[value] = (counts[value] as number) + 1
      }
      const isPreferred = preference?.findChoice(row, found) === true
      if (isPreferred) price = found.cents
      const hasOwnKey = ofChoice === undefined || !isPreferred
      page.offer(direction * (hasOwnKey ? (key[row] as number) : toKey(ofChoice)) + shift, row)
    } else if (missing !== priceBit) {
      const missesOne = (missing & (missing - 1)) === 0
      if (missesOne) {
        const group = groupOfBit[31 - Math.clz32(missing)] as number
        for (let i = first; i < end; i++) {
          const value = values[i] as number
          if (groupOf[value] === group) counts[value] = (counts[value] as number) + 1
        }
      }
      continue
    }
    // The product meets everything except perhaps the price, so it belongs to the bounds.
    if (price < lowest) lowest = price
    if (price > highest) highest = price
  }
  return { total, counts, price: highest < lowest ? null : { minCents: lowest, maxCents: highest } }

  function toKey(ofChoice: 'price' | 'discount'): number {
    return ofChoice === 'price' ? found.cents : found.discount
  }
}

/** Adds the tally of other rows under the same constraints. */
export function addTally(tally: Tally, further: Tally): void {
  tally.total += further.total
  further.counts.forEach((count, value) => {
    tally.counts[value] = (tally.counts[value] as number) + count
  })
  if (!further.price) return
  const { minCents, maxCents } = tally.price ?? further.price
  tally.price = {
    minCents: Math.min(minCents, further.price.minCents),
    maxCents: Math.max(maxCents, further.price.maxCents),
  }
}

/** Ranks rows without counting them. */
export function rankRows(
  rows: Uint32Array,
  table: ProductTable,
  { key, direction }: SortKey,
  page: PageHeap,
): void {
  const isLive = table.isLive.values
  for (const row of rows) if (isLive[row] === 1) page.offer(direction * (key[row] as number), row)
}
