/**
 * The port of the product index: documents in, ranked and counted results out. Everything here is plain data, so an
 * external engine could stand behind the same interface.
 */

/** One product as the index sees it. Facet values are url slugs; all lists may be empty. */
export interface ProductDocument {
  /** The product's database id: an integer from 0 to 2,147,483,647. */
  id: number
  title: string
  subTitle: string
  brand: string
  sku: string[]
  /** Every category the product is found in, ancestors included, the main path first (root, middle, leaf). */
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
}

export type SortOrder =
  | 'relevance'
  | 'recommended'
  | 'popularity'
  | 'price_asc'
  | 'price_desc'
  | 'newest'
  | 'discount'

/** Both ends included. An absent end in a request is open: give 0 or Number.MAX_SAFE_INTEGER. */
export interface PriceRange {
  minCents: number
  maxCents: number
}

export interface ProductQuery {
  /** Only products of this category or below it. */
  categoryId?: number
  /** Only products of this brand, spelled as in the documents. */
  brand?: string
  /** Only these products (favourites, last viewed); order and duplicates do not matter. */
  ids?: readonly number[]
  /** Chosen slugs per facet: any of a facet's slugs, and every facet. A facet with no slugs does not filter. */
  filters: Readonly<Record<string, readonly string[]>>
  priceRange?: PriceRange
  /** Without a text, `relevance` is the same as `popularity`. Ties: popularity, then id. */
  sort: SortOrder
  /** Fractions are rounded down; a negative or absurd number is read as 0. */
  offset: number
  limit: number
  /** What the visitor typed; only `search` reads it. */
  text?: string
  /** The words are meant as they were typed: nothing is mended or reduced to its head. */
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
   * Per facet the values that have products, most first, then by slug; a chosen value is always there, with 0 if need be.
   * Disjunctive: a facet's own choice does not change its own counts, all other filters do.
   */
  counts: Record<string, FacetCount[]>
  /** Products of the result per category (ancestors too), most first: the "in which department" list of a search. */
  categories: CategoryCount[]
  /** Lowest and highest price of what would be found without the price range; null when nothing would. */
  price: PriceRange | null
  /** What a route answers with 404. An unknown value matches nothing; it never widens the listing. */
  unknown: UnknownFilter[]
}

export interface Relaxation {
  /** Words of the visitor that no product of the answer needs to contain, as typed. */
  droppedWords: string[]
  /** The text that was searched instead, when words were taken for typing errors. */
  corrected?: string
  /** Nothing is called so: the words were only found in descriptions. */
  isOnlyMentioned?: true
}

export interface SearchResult extends ListingResult {
  /**
   * Present when the answer was short and was filled up to a page: so many products answer to the text (0 when the filters
   * leave none), and those behind them, in any sort order, only come near. `total` and all counts are of both together.
   */
  filledFrom?: number
  /** Present when the answer is not literally what was asked for. */
  relaxed?: Relaxation
  /** Sizes, colors, materials and the like in the text that are values of a facet, to show as choices. */
  interpreted?: Record<string, string[]>
}

export type SuggestionKind = 'brand' | 'category' | 'product' | 'phrase'

export interface Suggestion {
  text: string
  kind: SuggestionKind
  /** The product, when `kind` is `product`; the category, when it is `category`. */
  id?: number
}

export type ProductChange =
  /** A new product or the present state of a known one. Applying the same state twice changes nothing. */
  | { kind: 'put'; document: ProductDocument }
  /** Only figures: written in place, visible to the next query. Absent fields stay as they are. */
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
  /** How many changes altered the index; the rest said what it already knew. */
  changed: number
  /** Products whose figures came while the index does not hold them: read them again and `put` them. */
  missingIds: number[]
}

export type RestoreOutcome =
  | { ok: true }
  | { ok: false; error: { code: 'snapshot_unreadable'; reason: string } }

/** What a shop adds to the lists of the index, a word each in any form. */
export interface AddedSynonyms {
  /** Words of a set stand for each other. */
  synonyms: readonly (readonly string[])[]
  /** The word also finds what it covers, and not the other way round. */
  broadWords: readonly { word: string; covers: readonly string[] }[]
}

export interface ProductIndex {
  /** Filter, count, sort and page, without looking at the query's text. */
  list(query: ProductQuery): ListingResult
  /** As `list`, over the products that answer to the query's text. An empty text finds nothing. */
  search(query: ProductQuery): SearchResult
  /** Completions for what is being typed, best first. */
  suggest(prefix: string, limit: number): Suggestion[]
  /** All changes or, when one of the documents is malformed, an exception and none. */
  apply(changes: Iterable<ProductChange>): ApplyOutcome
  /**
   * Replaces everything, or throws for a malformed document and leaves all as it was. Best given by category path and
   * then by popularity: what is listed together then lies together in memory (1.4 times faster at a million products).
   */
  rebuild(documents: Iterable<ProductDocument>): void
  /**
   * As `rebuild`, from a stream, a document at a time in memory. Queries and changes go to the old products until it is
   * done: apply again what came since the stream began.
   */
  rebuildFrom(documents: AsyncIterable<ProductDocument>): Promise<void>
  /** The whole index as bytes, for `restore` in another process or after a restart. */
  snapshot(): Uint8Array
  /** Replaces everything by a snapshot's content, or leaves all as it was and says why. */
  restore(bytes: Uint8Array): RestoreOutcome
  /**
   * As `restore`, of bytes that a thread of this program has just made and handed over: they are neither copied nor
   * searched for damage, and are the index's from here on.
   */
  adopt(bytes: Uint8Array): RestoreOutcome
  /** Replaces what was added to the synonyms and broad words of the index; seen by the next query, nothing is rebuilt. */
  replaceSynonyms(added: AddedSynonyms): void
  /**
   * A sum over the products of each range of ids, by the range's place (id 2345 lies in range 2 of ranges of 1000): equal
   * to that of `sumOfDocument` over the same products as long as the index is true to them. Empty ranges are absent.
   */
  rangeSums(rangeSize: number): Map<number, number>
  /** The products whose ids lie from the first up to and including the last, in order. */
  idsBetween(first: number, last: number): number[]
  /** Products that can be found. */
  readonly size: number
  /** Grows with every change; what was computed at one version stays true while it lasts. */
  readonly version: number
  /** Share of rows that were replaced or added since the last rebuild: above 0.02 a rebuild pays. */
  readonly driftShare: number
}
