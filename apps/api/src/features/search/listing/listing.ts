import type { ProductQuery } from '@sluimer/search/port'
import type { FacetChoice } from '../index/facet-set.ts'
import type { SortChoice } from './sort-options.ts'

/** The number of filter values that a category's path can hold (RT-13). */
export const mostPathValues = 3
/** Tiles on a page; rows of three and rows of four both fill it. */
export const pageSize = 24
/** The key of the price filter (CT-07). */
export const priceKey = 'ae-prijs'

/** The name of the page parameter in a query: a number, or a range. */
export const pageKey = 'tn_p'

/** The parameter that says that a searched text is meant exactly as typed. */
export const literalKey = 'tn_exact'

/** Returns the name of a filter group in a query. */
export function toFacetParameter(key: string): string {
  return `tn_fk_${key}`
}

/** No price in euros is higher: this keeps cents within the index's range, and stands for an open end. */
export const highestEuros = 20_000_000

/** Whole euros, both ends included; 0 stands for an open lower end and `highestEuros` for an open upper end. */
export interface PriceBorders {
  min: number
  max: number
}

/** What a listing contains, and the page that shows it. */
export interface ListingPlace {
  /** The path of its page, without outer slashes. */
  path: string
  /** The fixed beginning of its page's query, written as in a url; empty for most. */
  ownQuery: string
  /** The products that it contains. With a text they are ranked by it. */
  scope: Pick<ProductQuery, 'categoryId' | 'alsoInCategoryId' | 'brand' | 'text' | 'isLiteral'>
  /** The keys of its filter groups in their order; empty means all. */
  facetKeys: readonly string[]
  /** The number of filter values that its path can hold; further ones go into the query. */
  mostPathValues: number
  /** The ways to sort it; urls leave out the first. */
  sortChoices: readonly [SortChoice, ...SortChoice[]]
}

/** What a listing's url asks for. */
export interface ListingRequest {
  place: ListingPlace
  /** In the order of urls, without duplicates. */
  choices: readonly FacetChoice[]
  price: PriceBorders | undefined
  sort: SortChoice
  /** From this page up to and including the last: `1-3` is everything up to page 3. */
  pages: { first: number; last: number }
  /** Whether the query contains anything of ours apart from the page. */
  hasOtherQuery: boolean
}
