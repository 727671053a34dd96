import {
  getCategoryOverviewEndpoint,
  getCategoryPathEndpoint,
  getSitemapEndpoint,
} from '@sluimer/contract/catalog/endpoints'
import {
  getHomepageEndpoint,
  getNavigationEndpoint,
  getSubNavigationEndpoint,
} from '@sluimer/contract/content/endpoints'
import { parseBedSize } from '@sluimer/domain/catalog/bed-size'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import { registerFindRoutes } from './find/find.routes.ts'
import { createListingLimit } from './find/listing-limit.ts'
import { madeOfProductsAndFloors } from './find/made-of-products.ts'
import { followChanges } from './index/follow-changes.ts'
import type { FilteredSources } from './index/listing-sources.ts'
import type { KeptPageParts } from './index/page-sources.ts'
import { createProductSearch, type ProductSearch } from './index/product-search.ts'
import { promisedFor } from './index/promised-for.ts'
import { registerContentPages } from './pages/content-page.routes.ts'
import { findCategoryOverview } from './pages/find-category-overview.ts'
import { findCategoryPath } from './pages/find-category-path.ts'
import { getHomepageContent } from './pages/get-homepage.ts'
import { findSubNavigation, getNavigationItems } from './pages/get-navigation.ts'
import { createSitemap } from './pages/get-sitemap.ts'
import { registerRoomRoutes } from './room/room.routes.ts'

/** Menus contain the categories and colors of products, and what staff added to them. */
const madeOfMenus = { content: ['sub-navigation', 'rooms'] }

/**
 * Registers listings and the content that shows their products: the navigation, the home page and what staff write
 * about products. Returns the source of the listings, for other features that count or search in it.
 */
export function registerSearchRoutes(
  app: Server,
  deps: Deps,
  kept: KeptPageParts & Pick<FilteredSources, 'tiles' | 'products'>,
): ProductSearch {
  const { clock } = deps
  const { tiles, products } = kept
  const search = createProductSearch()
  const sources = { ...kept, search }
  const rateLimit = createListingLimit(app, deps.config)
  followChanges(app, deps, search)
  registerFindRoutes(app, deps, { search, tiles, products, rateLimit })
  registerContentPages(app, deps, { search, tiles })
  registerRoomRoutes(app, deps, kept)

  registerEndpoint(
    app,
    getCategoryOverviewEndpoint,
    async ({ query }) => {
      const data = await findCategoryOverview(promisedFor(sources, query.deliver_to), query, clock())
      return data === undefined ? { ok: false, error: { code: 'not_found' } } : { ok: true, data }
    },
    { sameForAll: () => madeOfProductsAndFloors, rateLimit },
  )
  registerEndpoint(app, getCategoryPathEndpoint, async ({ query }) => {
    const data = findCategoryPath(query, search)
    return data === undefined ? { ok: false, error: { code: 'not_found' } } : { ok: true, data }
  })
  registerEndpoint(
    app,
    getNavigationEndpoint,
    async () => ({
      ok: true,
      data: { items: await getNavigationItems(sources) },
    }),
    { sameForAll: () => madeOfMenus },
  )
  registerEndpoint(
    app,
    getSubNavigationEndpoint,
    async ({ query }) => {
      const items = await findSubNavigation(sources, query.path)
      return items === undefined ? { ok: false, error: { code: 'not_found' } } : { ok: true, data: { items } }
    },
    { sameForAll: () => madeOfMenus },
  )
  registerEndpoint(
    app,
    getHomepageEndpoint,
    async ({ query }) => ({
      ok: true,
      data: await getHomepageContent(promisedFor(sources, query.deliver_to), {
        bed: parseBedSize(query.bed_size ?? ''),
        at: clock(),
      }),
    }),
    { sameForAll: () => ({ content: ['homepage', 'rooms'] }) },
  )
  const readSitemap = createSitemap(deps, search)
  registerEndpoint(app, getSitemapEndpoint, async ({ query }) => ({
    ok: true,
    data: await readSitemap(query),
  }))
  return search
}
