import type { PreferredChoice } from '../port.ts'
import { isAvailable } from '../store/choice-columns.ts'
import type { ProductTable } from '../store/product-table.ts'
import type { FoundChoice } from './choice-tally.ts'
import { type Constraints, priceBit } from './constraints.ts'

/** Writes the preferred choice of a row into `found`; returns false and writes nothing when the row has none. */
export type ChoosePreferred = (row: number, found: FoundChoice) => boolean

/** Returns what finds the preferred choice of products; undefined where a filter decides what would be preferred. */
export function createPreferredChoice(
  table: ProductTable,
  { bitOfValue, bitOfGroup, required }: Constraints,
  { facet, kinds }: PreferredChoice,
): ChoosePreferred | undefined {
  const { registry } = table
  const group = registry.findGroup(facet)
  if (group === undefined || bitOfGroup[group] !== 0) return undefined
  const known = kinds.map(({ signs, slugs }) => ({
    signs: new Set(findValues(signs)),
    values: findValues(slugs),
  }))
  const valueStart = table.valueStart.values
  const decidedStart = table.decidedStart.values
  const values = table.values.values
  const { start, price: prices, discount: discounts, placeStart, places } = table.choices
  const facetBits = required & ~priceBit

  return (row, found) => {
    const decided = decidedStart[row] as number
    const own = values.subarray(decided, valueStart[row + 1])
    const kind = known.find(({ signs }) => own.some((value) => signs.has(value)))
    const wanted = kind?.values.find((value) => own.includes(value))
    if (wanted === undefined) return false
    const wantedPlace = own.indexOf(wanted)
    const mustMeet = facetBits & ~joinBits(valueStart[row] as number, decided)

    let cheapest: number | undefined
    const end = start.values[row + 1] as number
    for (let choice = start.values[row] as number; choice < end; choice++) {
      const price = prices.values[choice] as number
      if (!isAvailable(price) || (cheapest !== undefined && price >= (prices.values[cheapest] as number)))
        continue
      const held = places.values.subarray(placeStart.values[choice], placeStart.values[choice + 1])
      if (!held.includes(wantedPlace)) continue
      let missing = mustMeet
      for (const place of held) missing &= ~(bitOfValue[own[place] as number] as number)
      if (missing === 0) cheapest = choice
    }
    if (cheapest === undefined) return false
    found.cents = prices.values[cheapest] as number
    found.discount = discounts.values[cheapest] as number
    return true
  }

  function findValues(slugs: readonly string[]): number[] {
    return slugs.flatMap((slug) => registry.findLive(group as number, slug) ?? [])
  }

  /** Returns the filters that the values from one place up to another meet. */
  function joinBits(from: number, to: number): number {
    let met = 0
    for (let i = from; i < to; i++) met |= bitOfValue[values[i] as number] as number
    return met
  }
}
