import type { UcpMessage } from '@sluimer/contract/agent/answers'
import type { SearchCatalog } from '@sluimer/contract/agent/requests'
import { mostFound } from '@sluimer/contract/agent/ucp'
import { readPriceWords } from '@sluimer/domain/search/price-words'
import { tidySearchText } from '@sluimer/domain/search/search-text'
import type { PriceRange, ProductQuery, SearchResult } from '@sluimer/search/port'
import type { Connection } from '../../../platform/db/database.ts'
import { getFeedProducts } from '../../catalog/feed/get-product-feed.ts'
import { isUnderstood } from '../../search/find/understood-text.ts'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { toUcpProduct, toUcpVariants } from '../product/to-ucp-product.ts'
import { type OperationAnswer, toEnvelope } from '../protocol/answer.ts'
import { findCategoryIds, listIdsIn } from './category-filter.ts'
import { listDisclosures } from './disclosures.ts'
import { explainPriceFilter, readPriceFilter } from './price-filter.ts'

export interface CatalogSources {
  readonly db: Connection
  readonly search: ProductSearch
  readonly publicUrl: string
}

/** Finds products for an agent with the shop's own search; words of price in the text count as they do for shoppers. */
export async function searchCatalog(
  { db, search, publicUrl }: CatalogSources,
  asked: SearchCatalog,
  at: Date,
): Promise<OperationAnswer> {
  const { filters, context, pagination } = asked
  const offset = Number(pagination?.cursor ?? 0)
  const limit = Math.min(pagination?.limit ?? 10, mostFound)
  const { text, price, order } = readPriceWords(tidySearchText(asked.query ?? ''))
  const categoryIds = findCategoryIds(search, filters?.categories)
  const priceRange = readPriceFilter(filters, context) ?? toRange(price)
  const sort = order === undefined ? 'relevance' : order === 'cheapest' ? 'price_asc' : 'price_desc'
  const query = {
    filters: {},
    sort,
    offset,
    limit,
    ...(priceRange && { priceRange }),
    ...(categoryIds && { ids: listIdsIn(search, categoryIds) }),
  } as const
  const result = find(search, text, query)
  const products = await getFeedProducts(db, result.ids, at)
  const next = offset + limit
  return {
    status: 200,
    body: {
      ucp: toEnvelope('success', 'dev.ucp.shopping.catalog.search'),
      products: products.map((product) =>
        toUcpProduct(product, publicUrl, toUcpVariants(product, publicUrl).slice(0, 1)),
      ),
      pagination: {
        has_next_page: next < result.total,
        ...(next < result.total ? { cursor: String(next) } : {}),
        total_count: result.total,
      },
      messages: [
        ...explainPriceFilter(filters, context),
        ...explainRelaxation(result),
        ...listDisclosures(products, (index) => `$.products[${index}]`),
      ],
    },
  }
}

const nothing: SearchResult = {
  total: 0,
  ids: [],
  counts: {},
  categories: [],
  price: null,
  unknown: [],
}

function find({ index }: ProductSearch, text: string, query: ProductQuery): SearchResult {
  if (text === '') return index.list(query)
  return isUnderstood(text, index) ? index.search({ ...query, text }) : nothing
}

function toRange(price: { min?: number; max?: number } | undefined): PriceRange | undefined {
  if (price === undefined) return undefined
  const maxCents = price.max === undefined ? Number.MAX_SAFE_INTEGER : price.max * 100
  return { minCents: (price.min ?? 0) * 100, maxCents }
}

/** Tells when the products are not literally what was asked for, so that an agent does not say that they are. */
function explainRelaxation({ relaxed, filledFrom }: SearchResult): UcpMessage[] {
  const contents = [
    relaxed?.corrected && `We zochten naar "${relaxed.corrected}".`,
    relaxed?.droppedWords.length && `Niet alles gevonden: zonder "${relaxed.droppedWords.join('", "')}".`,
    filledFrom !== undefined && `De eerste ${filledFrom} voldoen; wat volgt komt in de buurt.`,
  ]
  return contents.flatMap((content) =>
    content ? [{ type: 'info' as const, code: 'search_relaxed', content }] : [],
  )
}
