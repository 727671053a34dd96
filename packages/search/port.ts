/**
 * The port of the product index: documents in, ranked and counted results out. Everything here is plain data, so that an
 * external engine could implement the same interface.
 */

/** One product as the index sees it. Facet values are url slugs; all lists may be empty. */
export interface ProductDocument {
  /** The product's database id: an integer from 0 to 2,147,483,647. */
  id: number
  title: string
  subTitle: string
  brand: string
  sku: string[]
  /** Every category that contains the product, ancestors included, the main path first (root, middle, leaf). */
  categoryIds: number[]
  /** The Dutch titles of `categoryIds`, in the same order. */
  categoryTitles: string[]
  facets: Record<string, string[]>
  /** The Dutch titles of the facet values, indexed as text. */
  facetTexts: string[]
  description: string
  priceCents: number
  formerPriceCents: number | null
  stock: number
  /** Any integer that grows with demand, such as units sold in 30 days. */
  popularity: number
  /** Seconds since 1970. */
  createdAt: number
  /** What a shopper can choose from, for a product whose price or facet values depend on the choice. */
  choices?: readonly ProductChoice[]
}

/**
 * Ways to buy a product that cost the same; with several values of a facet, each can be had with each value of the other facets.
 * Facet values of the product that none of its choices has hold for all of them; a choice has no others than its product.
 */
export interface ProductChoice {
  facets: Record<string, string[]>
  priceCents: number
  formerPriceCents: number | null
  isAvailable: boolean
}

export type SortOrder =
  | 'relevance'
  | 'recommended'
  | 'popularity'
  | 'price_asc'
  | 'price_desc'
  | 'newest'
  | 'discount'

/** Both ends are included. For an open end, a request gives 0 or Number.MAX_SAFE_INTEGER. */
export interface PriceRange {
  minCents: number
  maxCents: number
}

/** What a visitor prefers without filtering by it: prices and discounts go by it, and nothing is left out because of it. */
export interface PreferredChoice {
  /** Where the query filters by this facet, nothing is preferred. */
  facet: string
  /** The slugs that are preferred, by kind of product; of the kinds that fit a product, the first counts. */
  kinds: readonly {
    /** A product whose choices have any of these is of this kind. */
    signs: readonly string[]
    /** Best first: the first that the product's choices have is preferred. */
    slugs: readonly string[]
  }[]
}

export interface ProductQuery {
  /** Only products in this category or below it. */
  categoryId?: number
  /** Only products that are in this category too. */
  alsoInCategoryId?: number
  /** Only products of this brand, spelled as in the documents. */
  brand?: string
  /** Only these products (favourites, last viewed); order and duplicates do not matter. */
  ids?: readonly number[]
  /**
   * Chosen slugs per facet: a product needs any slug of each facet, and where it has choices, one of them needs any slug of
   * each facet. A facet without slugs does not filter.
   */
  filters: Readonly<Record<string, readonly string[]>>
  /**
   * A product costs what the cheapest of the choices costs that meet the filters and can be bought, or the cheapest of all
   * that meet them. Where no filter asks for a value that its choices decide, it costs its own price. Sort orders by price
   * and the bounds of the answer go by this price too; the sort order by discount goes by the saving of the same choice.
   */
  priceRange?: PriceRange
  /**
   * In the orders by price and by discount, in the price range and its bounds, a product counts as the cheapest of the choices that have
   * what is preferred, meet the filters and can be bought; where there is none, as without a preference.
   */
  preferred?: PreferredChoice
  /** Without a text, `relevance` is the same as `popularity`. Ties are decided by popularity, then by id. */
  sort: SortOrder
  /** Fractions are rounded down; a negative or absurd number counts as 0. */
  offset: number
  limit: number
  /** The visitor's text; only `search` reads it. */
  text?: string
  /** The words count exactly as typed: nothing is corrected or reduced to its head. */
  isLiteral?: boolean
}

export interface FacetCount {
  value: string
  count: number
}

export interface CategoryCount {
  id: number
  count: number
}

/** A filter that no product of the index carries; `value` is absent when the facet itself is unknown. */
export interface UnknownFilter {
  facet: string
  value?: string
}

export interface ListingResult {
  total: number
  ids: number[]
  /**
   * Per facet the values that have products, most first, then by slug; a chosen value is always listed, even with 0.
   * Disjunctive: a facet's own choice does not change its own counts, but all other filters do. So each count is the
   * number of products that are found when this value alone is chosen of its facet.
   */
  counts: Record<string, FacetCount[]>
  /** Products of the result per category (ancestors too), most first: the list of departments beside a search. */
  categories: CategoryCount[]
  /** Lowest and highest price of the results without the price range; null when there are none. */
  price: PriceRange | null
  /** Routes answer these with 404. An unknown value matches nothing; it never widens the listing. */
  unknown: UnknownFilter[]
}

export interface Relaxation {
  /** Words that the products found need not contain, as the visitor typed them. */
  droppedWords: string[]
  /** The text that was searched instead, when words were corrected as typing errors. */
  corrected?: string
  /** No product has this name: the words were only found in descriptions. */
  isOnlyMentioned?: true
}

export interface SearchResult extends ListingResult {
  /**
   * Present when a short answer was filled up to a page: this many products match the text (0 when the filters leave
   * none), and those after them, in any sort order, only come near. `total` and all counts cover both together.
   */
  filledFrom?: number
  /** Present when the answer is not exactly what the text asks for. */
  relaxed?: Relaxation
  /** Sizes, colors, materials and the like in the text that are facet values, to show as choices. */
  interpreted?: Record<string, string[]>
}

export type SuggestionKind = 'brand' | 'category' | 'product' | 'phrase'

export interface Suggestion {
  text: string
  kind: SuggestionKind
  /** The product's id when `kind` is `product`; the category's when it is `category`. */
  id?: number
}

export type ProductChange =
  /** A new product, or the present state of a known one. Applying the same state twice changes nothing. */
  | { kind: 'put'; document: ProductDocument }
  /** Only figures: they are written in place and visible to the next query. Absent fields stay as they are. */
  | {
      kind: 'figures'
      id: number
      priceCents?: number
      formerPriceCents?: number | null
      stock?: number
      popularity?: number
    }
  | { kind: 'remove'; id: number }

export interface ApplyOutcome {
  /** How many changes altered the index; the others repeated what it already contained. */
  changed: number
  /** Products that got figures although the index does not contain them: read them again and `put` them. */
  missingIds: number[]
}

export type RestoreOutcome =
  | { ok: true }
  | { ok: false; error: { code: 'snapshot_unreadable'; reason: string } }

/** What a shop adds to the lists of the index: single words, in any form. */
export interface AddedSynonyms {
  /** Each word of a set also finds the others. */
  synonyms: readonly (readonly string[])[]
  /** The word also finds what it covers, but not the other way round. */
  broadWords: readonly { word: string; covers: readonly string[] }[]
}

export interface ProductIndex {
  /** Filters, counts, sorts and pages, without looking at the query's text. */
  list(query: ProductQuery): ListingResult
  /** Does the same as `list` for the products that match the query's text. An empty text finds nothing. */
  search(query: ProductQuery): SearchResult
  /** Returns completions for a text that is being typed, best first. */
  suggest(prefix: string, limit: number): Suggestion[]
  /** Applies all changes, or throws and applies none when one of the documents is malformed. */
  apply(changes: Iterable<ProductChange>): ApplyOutcome
  /**
   * Replaces everything, or throws for a malformed document and changes nothing. The best order is by category path and
   * then by popularity: products that are listed together are then stored together in memory (1.4 times faster at a
   * million products).
   */
  rebuild(documents: Iterable<ProductDocument>): void
  /**
   * Works like `rebuild`, but from a stream, with one document at a time in memory. Until it is done, queries and
   * changes go to the old products: apply again what came since the stream began.
   */
  rebuildFrom(documents: AsyncIterable<ProductDocument>): Promise<void>
  /** Returns the whole index as bytes, for `restore` in another process or after a restart. */
  snapshot(): Uint8Array
  /** Replaces everything by a snapshot's content, or changes nothing and says why. */
  restore(bytes: Uint8Array): RestoreOutcome
  /**
   * Works like `restore`, for bytes that a thread of this program has just made and handed over. They are neither copied
   * nor checked for damage, and belong to the index from here on.
   */
  adopt(bytes: Uint8Array): RestoreOutcome
  /** Replaces the synonyms and broad words that were added to the index. The next query uses them; nothing is rebuilt. */
  replaceSynonyms(added: AddedSynonyms): void
  /**
   * Returns a sum over the products of each range of ids, by the range's number (with ranges of 1000, id 2345 is in
   * range 2). It equals the sum of `sumOfDocument` over the same products as long as the index matches them. Empty
   * ranges are absent.
   */
  rangeSums(rangeSize: number): Map<number, number>
  /** Returns the products with ids from the first up to and including the last, in order. */
  idsBetween(first: number, last: number): number[]
  /** The number of products that can be found. */
  readonly size: number
  /** Grows with every change; results computed at one version stay valid while it lasts. */
  readonly version: number
  /** Share of rows that were replaced or added since the last rebuild: above 0.02 a rebuild is worthwhile. */
  readonly driftShare: number
}
