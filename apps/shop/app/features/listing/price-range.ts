import type { Filter } from '@sluimer/contract/catalog/overview'
import { readPriceWords } from '@sluimer/domain/search/price-words'
import { listOtherChoices, priceKey } from './listing-address.ts'

/** The key of the search text in the address of its results. */
const textKey = 'tn_q'

type PriceRange = Record<'min' | 'max' | 'minrange' | 'maxrange', number>

/** Returns the price filter's limits and its chosen range, in whole euros (CT-07); undefined for any other filter. */
export function toPriceRange({ min, max, minrange, maxrange }: Filter): PriceRange | undefined {
  if (min === undefined || max === undefined || minrange === undefined || maxrange === undefined)
    return undefined
  return { min, max, minrange, maxrange }
}

/** The two number fields of its form, for browsers without scripts. */
export const priceFieldNames = { from: 'prijs-van', to: 'prijs-tot' } as const

/** Returns the query with another price range. The full range is not a choice, so it is left out. */
export function searchWithPrice(
  search: string,
  [from, to]: readonly [number, number],
  bounds: Pick<PriceRange, 'minrange' | 'maxrange'>,
): string {
  const next = new URLSearchParams(listOtherChoices(search, priceKey))
  // Price words in the searched text would set again the choice that is removed here.
  const text = next.get(textKey)
  if (text !== null) next.set(textKey, readPriceWords(text).text)
  if (from > bounds.minrange || to < bounds.maxrange) next.set(priceKey, `${from}-${to}`)
  return asSearch(next)
}

/**
 * Returns the query of a price form that was sent without scripts, its two fields joined into the filter's value;
 * undefined without these fields. Fields that hold no whole euros are dropped.
 */
export function joinPriceSearch(search: URLSearchParams): string | undefined {
  const from = search.get(priceFieldNames.from)
  const to = search.get(priceFieldNames.to)
  if (from === null && to === null) return undefined
  const next = new URLSearchParams(search)
  for (const name of [...Object.values(priceFieldNames), priceKey, 'tn_p']) next.delete(name)
  const isWhole = (value: string | null): value is string => /^\d{1,6}$/.test(value ?? '')
  if (isWhole(from) && isWhole(to)) {
    const [low = 0, high = 0] = [Number(from), Number(to)].sort((a, b) => a - b)
    next.set(priceKey, `${low}-${high}`)
  }
  return asSearch(next)
}

function asSearch(params: URLSearchParams): string {
  const text = params.toString()
  return text ? `?${text}` : ''
}
