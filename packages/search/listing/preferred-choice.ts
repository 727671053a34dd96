import type { PreferredChoice } from '../port.ts'
import { isAvailable } from '../store/choice-columns.ts'
import type { ProductTable } from '../store/product-table.ts'
import type { Constraints } from './constraints.ts'
import type { FoundChoice } from './found-choice.ts'

/** What a visitor prefers of a listing's products. */
export interface Preference {
  /** The group of the facet that is preferred. No filter asks for any of its values. */
  readonly group: number
  /** Finds the preferred value of a row, as its place among the values that choices decide; -1 when the row has none. */
  findPlace(row: number): number
  /**
   * Writes the cheapest choice of a row that has the preferred value and can be bought into `found`, where no filter asks for anything;
   * returns false and writes nothing when the row has none.
   */
  findChoice(row: number, found: FoundChoice): boolean
}

/** Returns what is preferred of products; undefined where a filter decides it. */
export function createPreference(
  table: ProductTable,
  { bitOfGroup }: Constraints,
  { facet, kinds }: PreferredChoice,
): Preference | undefined {
  const { registry } = table
  const group = registry.findGroup(facet)
  if (group === undefined || bitOfGroup[group] !== 0) return undefined
  const findValues = (slugs: readonly string[]) =>
    slugs.flatMap((slug) => registry.findLive(group, slug) ?? [])
  const known = kinds.map(({ signs, slugs }) => ({
    signs: new Set(findValues(signs)),
    values: findValues(slugs),
  }))
  const valueStart = table.valueStart.values
  const decidedStart = table.decidedStart.values
  const values = table.values.values
  const { start, price: prices, discount: discounts, placeStart, places } = table.choices

  function findPlace(row: number): number {
    const own = values.subarray(decidedStart[row], valueStart[row + 1])
    const kind = known.find(({ signs }) => own.some((value) => signs.has(value)))
    const wanted = kind?.values.find((value) => own.includes(value))
    return wanted === undefined ? -1 : own.indexOf(wanted)
  }

  return {
    group,
    findPlace,
    findChoice(row, found) {
      const wanted = findPlace(row)
      if (wanted === -1) return false
      let cheapest: number | undefined
      const end = start.values[row + 1] as number
      for (let choice = start.values[row] as number; choice < end; choice++) {
        const price = prices.values[choice] as number
        if (!isAvailable(price) || (cheapest !== undefined && price >= (prices.values[cheapest] as number)))
          continue
        const held = places.values.subarray(placeStart.values[choice], placeStart.values[choice + 1])
        if (held.includes(wanted)) cheapest = choice
      }
      if (cheapest === undefined) return false
      found.cents = prices.values[cheapest] as number
      found.discount = discounts.values[cheapest] as number
      return true
    },
  }
}
