import type { SearchOverview } from '@sluimer/contract/catalog/search'
import { parseBedSize } from '@sluimer/domain/catalog/bed-size'
import { toProductPath } from '@sluimer/domain/route/product-path'
import { readPriceWords } from '@sluimer/domain/search/price-words'
import { tidySearchText } from '@sluimer/domain/search/search-text'
import type { SearchResult } from '@sluimer/search/port'
import type { Connection } from '../../../platform/db/database.ts'
import { findProductWithSku } from '../../catalog/variant/sku.queries.ts'
import type { FilteredSources } from '../index/listing-sources.ts'
import type { ProductSearch } from '../index/product-search.ts'
import { findListing } from '../listing/find-listing.ts'
import { type ListingRequest, literalKey } from '../listing/listing.ts'
import { withPriceWords } from '../listing/listing-of-words.ts'
import { searchPlace } from '../listing/listing-place.ts'
import { readListingQuery } from '../listing/listing-request.ts'
import { buildListingUrl } from '../listing/listing-url.ts'
import { listMainCategories, listPopularCategories } from './main-categories.ts'
import type { PageSearch } from './page-search.ts'
import { isUnderstood } from './understood-text.ts'

interface Sources extends FilteredSources {
  db: Connection
  pages: PageSearch
}

/** Returns what a text finds (API-05), for the path and query of its page. Any text has an answer. */
export async function findSearchResults(
  { db, search, tiles, products, pages }: Sources,
  asked: { text: string; querystring?: string | undefined; bed_size?: string | undefined },
  at: Date,
): Promise<SearchOverview> {
  const text = tidySearchText(asked.text)
  const isLiteral = new URLSearchParams(asked.querystring).get(literalKey) === '1'
  const words = readPriceWords(text)
  const found = isUnderstood(words.text, search.index, isLiteral) ? words.text : ''
  const place = searchPlace(words.text, found, isLiteral)
  const request = withPriceWords(words, readListingQuery(place, asked.querystring ?? '', search.facets))
  const bed = parseBedSize(asked.bed_size ?? '')
  const { listing, result } = await findListing({ tiles, products, search }, request, { bed, at })
  return {
    search_term: text,
    redirect_url: await pageOfSku(db, text, result),
    relaxed: toRelaxed(words.text, result),
    filled_from: result.filledFrom ?? null,
    interpreted: listInterpreted(request, result, search),
    pages: await pages.find(text, at),
    categories: result.total > 0 ? listMainCategories(result, search) : listPopularCategories(search),
    ...listing,
  }
}

/** Returns the link of the product whose sku the text is, provided that it is all that was found. */
async function pageOfSku(
  db: Connection,
  text: string,
  { total, filledFrom = total, ids: [id] }: SearchResult,
) {
  if (filledFrom !== 1 || id === undefined) return null
  const product = await findProductWithSku(db, id, text)
  return product === undefined ? null : toProductPath(product)
}

function toRelaxed(text: string, { relaxed }: SearchResult): SearchOverview['relaxed'] {
  if (relaxed === undefined) return null
  return {
    dropped_words: relaxed.droppedWords,
    corrected_text: relaxed.corrected ?? null,
    literal_url:
      relaxed.corrected === undefined ? null : `/zoeken/?${searchPlace(text, text, true).ownQuery}`,
    only_mentioned: relaxed.isOnlyMentioned ?? false,
  }
}

/** Returns the filter values that the text names, are not chosen yet, and would narrow the result down. */
function listInterpreted(
  request: ListingRequest,
  { interpreted = {}, counts, total }: SearchResult,
  { facets }: ProductSearch,
): SearchOverview['interpreted'] {
  const slugs = Object.entries(interpreted).flatMap(([key, values]) =>
    values.filter((slug) => {
      const count = counts[key]?.find(({ value }) => value === slug)?.count ?? 0
      return count > 0 && count < total
    }),
  )
  return slugs
    .flatMap((slug) => facets.findChoice(slug) ?? [])
    .filter(({ value }) => request.choices.every((choice) => choice.value !== value))
    .map((choice) => ({
      title: choice.value.title,
      group: choice.facet.title,
      url: buildListingUrl({ ...request, choices: facets.inUrlOrder([...request.choices, choice]) }).url,
    }))
}
