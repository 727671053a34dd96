import type { ProductQuery } from '@sluimer/search/port'
import type { FacetChoice } from '../index/facet-set.ts'
import type { SortChoice } from './sort-options.ts'

/** How many filter values can stand in a category's path (RT-13). */
export const mostPathValues = 3
/** Tiles on a page; both three and four a row fill it. */
export const pageSize = 24
/** The key of the price filter (CT-07). */
export const priceKey = 'ae-prijs'

/** The name of the page in a query: a number, or a range of them. */
export const pageKey = 'tn_p'

/** Says that a searched text is meant as it was typed. */
export const literalKey = 'tn_exact'

/** The name of a filter group in a query. */
export function facetParameter(key: string): string {
  return `tn_fk_${key}`
}

/** No price in euros is higher: it keeps cents within what the index can hold, and stands for an open end. */
export const highestEuros = 20_000_000

/** Whole euros, both ends included; open below at 0 and above at `highestEuros`. */
export interface PriceBorders {
  min: number
  max: number
}

/** What a listing is of, and the page that it stands on. */
export interface ListingPlace {
  /** Of its page, without outer slashes. */
  path: string
  /** What its page's query always begins with, written as in a url; empty for most. */
  ownQuery: string
  /** Which products it is of. With a text they are ranked by it. */
  scope: Pick<ProductQuery, 'categoryId' | 'brand' | 'text' | 'isLiteral'>
  /** The keys of its filter groups in their order; empty means all. */
  facetKeys: readonly string[]
  /** How many filter values can stand in its path: beyond those they stand in the query. */
  mostPathValues: number
  /** The ways to sort it; the first is what urls leave out. */
  sortChoices: readonly [SortChoice, ...SortChoice[]]
}

/** What a listing's url asks for. */
export interface ListingRequest {
  place: ListingPlace
  /** In the order of urls, without doubles. */
  choices: readonly FacetChoice[]
  price: PriceBorders | undefined
  sort: SortChoice
  /** From this page up to and including the last: `1-3` is everything up to page 3. */
  pages: { first: number; last: number }
  /** Whether the url carries anything of ours behind its question mark beside the page. */
  hasOtherQuery: boolean
}
