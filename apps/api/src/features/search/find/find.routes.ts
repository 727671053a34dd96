import {
  getBrandOverviewEndpoint,
  getBrandsEndpoint,
  getSearchSuggestionsEndpoint,
  searchProductsEndpoint,
} from '@sluimer/contract/catalog/endpoints'
import type { Deps } from '../../../platform/deps.ts'
import { registerEndpoint } from '../../../platform/http/endpoint-route.ts'
import type { Server } from '../../../platform/http/server.ts'
import type { SharedLimit } from '../../../platform/http/shared-limit.ts'
import type { FilteredSources } from '../index/listing-sources.ts'
import { promisedFor } from '../index/promised-for.ts'
import { findBrandOverview } from '../pages/find-brand-overview.ts'
import { findBrands } from '../pages/find-brands.ts'
import { findSearchResults } from './find-search-results.ts'
import { madeOfProducts } from './made-of-products.ts'
import { createPageSearch } from './page-search.ts'
import { suggestSearches } from './suggest-searches.ts'

/** What a search finds: products, and pages that answer a question about the service. */
const madeOfSearches = { content: ['service', 'text'] }

/** Registers the calls that find products by what a visitor types, and by brand. */
export function registerFindRoutes(
  app: Server,
  deps: Deps,
  { search, tiles, products, rateLimit }: FilteredSources & { rateLimit: SharedLimit },
): void {
  const { db, clock } = deps
  const pages = createPageSearch(deps)
  registerEndpoint(
    app,
    searchProductsEndpoint,
    async ({ query }) => {
      const { tn_q: text = '', search_term: again = text, querystring, bed_size, deliver_to } = query
      return {
        ok: true,
        data: await findSearchResults(
          promisedFor({ db, search, tiles, products, pages }, deliver_to),
          { text: again, querystring, bed_size },
          clock(),
        ),
      }
    },
    { sameForAll: () => madeOfSearches, rateLimit },
  )
  registerEndpoint(
    app,
    getSearchSuggestionsEndpoint,
    async ({ query }) => ({
      ok: true,
      data: await suggestSearches(
        promisedFor({ tiles, products, search, pages }, query.deliver_to),
        query,
        clock(),
      ),
    }),
    { sameForAll: () => madeOfSearches },
  )
  registerEndpoint(
    app,
    getBrandOverviewEndpoint,
    async ({ query }) => {
      const sources = promisedFor({ tiles, products, search }, query.deliver_to)
      const data = await findBrandOverview(sources, query, clock())
      return data === undefined ? { ok: false, error: { code: 'not_found' } } : { ok: true, data }
    },
    { sameForAll: () => madeOfProducts, rateLimit },
  )
  registerEndpoint(
    app,
    getBrandsEndpoint,
    async () => ({ ok: true, data: { brands: await findBrands({ db, search, tiles }, clock()) } }),
    { sameForAll: () => madeOfProducts },
  )
}
