import { calculatePriceAt } from '@sluimer/domain/catalog/price'
import type { ProductChoice } from '@sluimer/search/port'
import type { PriceRow } from '../price/price.queries.ts'
import { countOrderablePieces, type Stock } from '../stock/availability.ts'

interface ChoiceParts {
  variants: readonly (Stock & { id: number; priceCents: number })[]
  leadTimeDays: number | null
  /** The prices that were asked for each variant, by its id. */
  histories: ReadonlyMap<number, readonly PriceRow[]>
  /** The keys of the option values that each variant has, by the variant's id. */
  keysOf: ReadonlyMap<number, readonly string[]>
  facets: readonly { key: string; slug: string }[]
  at: Date
}

/**
 * Returns what shoppers can choose of a product, as far as filters tell it apart: an option value with the key of a filter
 * value is that value. Of variants that no filter tells apart, the one that a tile would show counts. Empty where filters
 * leave nothing to choose.
 */
export function listChoices(parts: ChoiceParts): ProductChoice[] {
  const { variants, leadTimeDays, histories, keysOf, facets, at } = parts
  const choices = new Map<string, ProductChoice>()
  for (const variant of variants) {
    const keys = new Set(keysOf.get(variant.id))
    const own = facets.filter(({ slug }) => keys.has(slug))
    const price = calculatePriceAt(histories.get(variant.id) ?? [], variant.priceCents, at)
    const choice = {
      facets: groupByFacet(own),
      priceCents: price.priceCents,
      formerPriceCents: price.formerPriceCents ?? null,
      isAvailable: countOrderablePieces(variant, leadTimeDays) > 0,
    }
    const name = JSON.stringify(own.map(({ key, slug }) => [key, slug]))
    const known = choices.get(name)
    if (known === undefined || isBetter(choice, known)) choices.set(name, choice)
  }
  return choices.size > 1 ? joinAlike([...choices.values()]) : []
}

/**
 * Joins choices that cost the same, save the same and differ in one facet only: "140x200 in white" and
 * "140x200 in grey" are "140x200 in white or grey". A sheet in nine colors and seventeen sizes is left with one choice for each price.
 */
function joinAlike(choices: readonly ProductChoice[]): ProductChoice[] {
  const facets = new Set(choices.flatMap((choice) => Object.keys(choice.facets)))
  let joined = [...choices]
  for (const facet of facets) {
    const alike = Map.groupBy(joined, ({ facets: { [facet]: own, ...others }, ...figures }) =>
      JSON.stringify([own === undefined, Object.entries(others).toSorted(), figures]),
    )
    joined = Array.from(alike.values(), ([first, ...others]) => {
      const all = [first, ...others].flatMap((choice) => choice?.facets[facet] ?? [])
      if (first === undefined || all.length === 0) return first ? [first] : []
      return [{ ...first, facets: { ...first.facets, [facet]: [...new Set(all)] } }]
    }).flat()
  }
  return joined
}

/** Groups the slugs of filter values by the key of their filter. */
export function groupByFacet(values: readonly { key: string; slug: string }[]): Record<string, string[]> {
  const byFacet = Map.groupBy(values, ({ key }) => key)
  return Object.fromEntries(Array.from(byFacet, ([key, same]) => [key, same.map(({ slug }) => slug)]))
}

function isBetter(one: ProductChoice, other: ProductChoice): boolean {
  if (one.isAvailable !== other.isAvailable) return one.isAvailable
  return one.priceCents < other.priceCents
}
