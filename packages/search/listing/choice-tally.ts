import { isAvailable, toCents } from '../store/choice-columns.ts'
import type { ProductTable } from '../store/product-table.ts'
import { type Constraints, priceBit } from './constraints.ts'
import type { FoundChoice } from './found-choice.ts'
import type { Preference } from './preferred-choice.ts'

/** Stands for the price where there is no choice: higher than any stored price. */
const none = 2 ** 33
/** Taken off the price of a choice that the visitor prefers, so that it counts as lower than that of any other. */
const preferredBit = 2 ** 34

/** Counts a row for all its values and writes into `found`; returns false when the filters exclude the row. */
export type ChoiceTally = (row: number, found: FoundChoice) => boolean

/**
 * Judges and counts products with choices. A product is found when one choice meets all filters, at the price of the best
 * such choice. It counts for a value when it would be found with this value alone chosen of its facet: so for a value that
 * choices decide, the choices that have it must meet the filters of all other facets. Of these choices, one that is preferred and can be
 * bought counts before all others; for the values of the preferred facet nothing is preferred, since choosing one is a filter.
 *
 * This is one function over local arrays, since it runs for every product of a listing.
 */
export function createChoiceTally(
  table: ProductTable,
  { bitOfValue, bitOfGroup, required, priceRange }: Constraints,
  counts: Int32Array,
  preference?: Preference | undefined,
): ChoiceTally {
  const valueStart = table.valueStart.values
  const decidedStart = table.decidedStart.values
  const values = table.values.values
  const ownPrice = table.priceCents.values
  const ownDiscount = table.discount.values
  const groupOf = table.registry.groupOf.values
  const choiceStart = table.choices.start.values
  const choicePrice = table.choices.price.values
  const choiceDiscount = table.choices.discount.values
  const placeStart = table.choices.placeStart.values
  const places = table.choices.places.values
  const facetBits = required & ~priceBit
  const minCents = priceRange?.minCents ?? 0
  const maxCents = priceRange?.maxCents ?? Number.MAX_SAFE_INTEGER
  /** The lowest price of the choices of a row that miss nothing but one filter, by the position of its bit. */
  const lowestMissing = new Float64Array(32).fill(none)
  /** The lowest price with a value that choices decide, by its place. */
  let lowestWith = new Float64Array(64).fill(none)

  return (row, found) => {
    const first = valueStart[row] as number
    const decided = decidedStart[row] as number
    const end = valueStart[row + 1] as number

    let common = 0
    for (let i = first; i < decided; i++) common |= bitOfValue[values[i] as number] as number
    const mustMeet = facetBits & ~common
    let asked = 0
    for (let i = decided; i < end; i++) asked |= bitOfValue[values[i] as number] as number
    if (end - decided > lowestWith.length) lowestWith = new Float64Array(2 * (end - decided)).fill(none)

    const wanted = preference?.findPlace(row) ?? -1
    let lowest = none
    let lowestOfAll = none
    let cheapest = 0
    let missed = 0
    const lastChoice = choiceStart[row + 1] as number
    for (let choice = choiceStart[row] as number; choice < lastChoice; choice++) {
      const from = placeStart[choice] as number
      const to = placeStart[choice + 1] as number
      let missing = mustMeet
      for (let i = from; i < to && missing !== 0; i++)
        missing &= ~(bitOfValue[values[decided + (places[i] as number)] as number] as number)
      if ((missing & (missing - 1)) !== 0) continue
      const fullPrice = choicePrice[choice] as number
      const price = isPreferred(choice, wanted) ? fullPrice - preferredBit : fullPrice
      if (missing === 0) {
        if (fullPrice < lowestOfAll) lowestOfAll = fullPrice
        if (price < lowest) {
          lowest = price
          cheapest = choice
        }
      } else {
        missed |= missing
        const position = 31 - Math.clz32(missing)
        if (price < (lowestMissing[position] as number)) lowestMissing[position] = price
      }
      for (let i = from; i < to; i++) {
        const place = places[i] as number
        const value = values[decided + place] as number
        const counted = groupOf[value] === preference?.group ? fullPrice : price
        if (counted >= (lowestWith[place] as number)) continue
        // A choice that misses a filter is found by another value of the same facet only.
        if (missing === 0 || facetBitOf(value) === missing) lowestWith[place] = counted
      }
    }

    const ownCents = ownPrice[row] as number
    const isOwn = asked === 0 && lowest >= 0
    found.cents = isOwn ? ownCents : toFullCents(lowest)
    found.discount = (isOwn ? ownDiscount[row] : choiceDiscount[cheapest]) as number
    const isPriceIn = lowest !== none && isWithin(found.cents)
    const isFullPriceIn = lowest !== none && isWithin(asked === 0 ? ownCents : toCents(lowestOfAll))
    for (let i = first; i < decided; i++) {
      const value = values[i] as number
      const bit = facetBitOf(value)
      let isFound = groupOf[value] === preference?.group ? isFullPriceIn : isPriceIn
      if (bit !== 0) {
        // This facet would filter by this value instead, which every choice has.
        const best = Math.min(lowest, lowestMissing[31 - Math.clz32(bit)] as number)
        isFound = best !== none && isWithin((asked & ~bit) === 0 && best >= 0 ? ownCents : toFullCents(best))
      }
      if (isFound) counts[value] = (counts[value] as number) + 1
    }
    for (let i = decided; i < end; i++) {
      const best = lowestWith[i - decided] as number
      lowestWith[i - decided] = none
      if (best === none || !isWithin(toFullCents(best))) continue
      const value = values[i] as number
      counts[value] = (counts[value] as number) + 1
    }
    for (let bits = missed; bits !== 0; bits &= bits - 1) lowestMissing[31 - Math.clz32(bits & -bits)] = none
    return lowest !== none
  }

  function facetBitOf(value: number): number {
    return bitOfGroup[groupOf[value] as number] as number
  }

  function isPreferred(choice: number, wanted: number): boolean {
    if (wanted === -1 || !isAvailable(choicePrice[choice] as number)) return false
    const to = placeStart[choice + 1] as number
    for (let i = placeStart[choice] as number; i < to; i++) if (places[i] === wanted) return true
    return false
  }

  function isWithin(cents: number): boolean {
    return cents >= minCents && cents <= maxCents
  }
}

/** Returns what a choice costs that counts at this price, which is below zero where it is preferred. */
function toFullCents(price: number): number {
  return price < 0 ? price + preferredBit : toCents(price)
}
