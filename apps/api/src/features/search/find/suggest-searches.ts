import type { SearchSuggestions } from '@sluimer/contract/catalog/search'
import type { Link } from '@sluimer/contract/platform/primitives'
import { type BedSize, formatSizeKey, listSizesForBed, parseBedSize } from '@sluimer/domain/catalog/bed-size'
import { readPriceWords } from '@sluimer/domain/search/price-words'
import { canSuggest } from '@sluimer/domain/search/search-text'
import type { SearchResult, Suggestion, SuggestionKind } from '@sluimer/search/port'
import { categoryLink } from '../../catalog/category/category-tree.ts'
import { showChosen } from '../../catalog/tile/show-chosen.ts'
import type { FilteredSources } from '../index/listing-sources.ts'
import { searchPlace } from '../listing/listing-place.ts'
import { buildListingUrl } from '../listing/listing-url.ts'
import type { PageSearch } from './page-search.ts'
import { isAnswer } from './understood-text.ts'

/** How many of each kind the list shows: together they fit on a screen. */
const most = { products: 5, categories: 4, brands: 2, phrases: 4 }
/** The index returns the kinds mixed, best first. */
const mostCompletions = 50

const firstProducts = { filters: {}, sort: 'relevance', offset: 0, limit: most.products } as const

const nothing: SearchSuggestions = {
  products: [],
  categories: [],
  brands: [],
  pages: [],
  phrases: [],
  did_you_mean: null,
}

/**
 * Suggests what a text that is being typed may mean (CT-12). The products are those of the category that it means, or
 * else the first ones on its page of results.
 */
export async function suggestSearches(
  { tiles, products, search, pages }: FilteredSources & { pages: PageSearch },
  { search_term: typed, bed_size: bedKey = '' }: { search_term: string; bed_size?: string | undefined },
  at: Date,
): Promise<SearchSuggestions> {
  const { text } = readPriceWords(typed)
  if (!canSuggest(typed) || !canSuggest(text)) return nothing
  const bed = parseBedSize(bedKey)
  const completions = Map.groupBy(search.index.suggest(text, mostCompletions), ({ kind }) => kind)
  completions.set('phrase', ownSizesFirst(completions.get('phrase') ?? [], bed))
  const listLinks = (
    kind: SuggestionKind,
    count: number,
    toLink: (completion: Suggestion) => Link | undefined,
  ) => (completions.get(kind) ?? []).flatMap((completion) => toLink(completion) ?? []).slice(0, count)
  const found = search.index.search({ ...firstProducts, text })
  const corrected = found.relaxed?.corrected
  return {
    products: await productsFor(
      found,
      findMeantCategoryId(text, completions.get('category')),
      { tiles, products, search },
      { bed, at },
    ),
    categories: listLinks('category', most.categories, ({ id = 0 }) => {
      const row = search.categories.find(id)
      return row && categoryLink(row)
    }),
    brands: listLinks('brand', most.brands, ({ text: title }) => search.brands.findByTitle(title)?.link),
    pages: await pages.find(text, at),
    phrases: listLinks('phrase', most.phrases, ({ text: phrase }) => ({
      title: phrase,
      link: toResultsUrl(phrase),
    })),
    did_you_mean: corrected === undefined ? null : { title: corrected, link: toResultsUrl(corrected) },
  }
}

/** Puts texts that end with a size for the visitor's bed before the others. */
function ownSizesFirst(phrases: readonly Suggestion[], bed: BedSize | undefined): Suggestion[] {
  if (bed === undefined) return [...phrases]
  const keys = phrases.flatMap(({ text }) => /(\d+) x (\d+) cm$/.exec(text)?.slice(1).join('x') ?? [])
  const own = listSizesForBed(keys, bed).map(formatSizeKey)
  const isOwn = ({ text }: Suggestion) => own.some((size) => text.endsWith(` ${size}`))
  return [...phrases.filter(isOwn), ...phrases.filter((phrase) => !isOwn(phrase))]
}

/** Returns the category that a single word means; its products fit better than those that only mention the word. */
function findMeantCategoryId(text: string, categories: readonly Suggestion[] = []): number | undefined {
  return text.includes(' ') ? undefined : categories[0]?.id
}

async function productsFor(
  found: SearchResult,
  categoryId: number | undefined,
  { tiles, products, search }: FilteredSources,
  { bed, at }: { bed: BedSize | undefined; at: Date },
): Promise<SearchSuggestions['products']> {
  if (categoryId === undefined && !isAnswer(found, search.index)) return []
  const { ids } = categoryId === undefined ? found : search.index.list({ ...firstProducts, categoryId })
  const shown = await showChosen(await tiles.getTiles(ids, at), { slugs: [], bed }, { products, at })
  return shown.flatMap(({ id, title, link, images: [image], price, shown_size, energy_label }) =>
    image === undefined ? [] : [{ id, title, link, image, price, shown_size, energy_label }],
  )
}

function toResultsUrl(phrase: string): string {
  const place = searchPlace(phrase)
  return buildListingUrl({ place, choices: [], price: undefined, sort: place.sortChoices[0] }).url
}
