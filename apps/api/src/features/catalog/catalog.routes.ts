import {
  getFeaturedProductsEndpoint,
  getProductEndpoint,
  getProductFeedEndpoint,
  getProductFeedPartsEndpoint,
  getProductSitemapEndpoint,
  getProductSitemapIndexEndpoint,
} from '@sluimer/contract/catalog/endpoints'
import { getSamplesEndpoint } from '@sluimer/contract/catalog/sample-endpoints'
import {
  getRelatedProductsEndpoint,
  getSuggestedProductsEndpoint,
} from '@sluimer/contract/catalog/suggested-endpoints'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import { rememberBriefly } from '../../platform/remember-briefly.ts'
import { keepDealClock } from './deal/deal-clock.ts'
import { getFeedParts, getProductFeed } from './feed/get-product-feed.ts'
import { getProductSitemapPage, getProductSitemapPages } from './feed/get-product-sitemap.ts'
import type { ProductShelf } from './product/product-shelf.ts'
import type { FeaturedShelf } from './tile/featured-shelf.ts'
import { findFeaturedProducts } from './tile/find-featured-products.ts'
import { createRelatedProducts } from './tile/find-related-products.ts'
import { findSuggestedProducts } from './tile/find-suggested-products.ts'
import type { TileShelf } from './tile/tile-shelf.ts'
import { listSamples } from './variant/list-samples.ts'

/** Counts over all products are made at most once in this time. */
const overviewFreshForMs = 60_000

/** Registers product pages, the home page's products, and all products for machines. Listings belong to search. */
export function registerCatalogRoutes(
  app: Server,
  deps: Deps,
  { tiles, products, featured }: { tiles: TileShelf; products: ProductShelf; featured: FeaturedShelf },
): void {
  const { db, clock } = deps
  const related = createRelatedProducts({ ...deps, tiles, products })
  keepDealClock(app, deps)
  registerEndpoint(
    app,
    getProductEndpoint,
    async ({ params, query }) => {
      const shown = products.promisedFor(query.deliver_to)
      const data = await shown.findPage(params.slugOrId, clock())
      return data === undefined ? { ok: false, error: { code: 'not_found' } } : { ok: true, data }
    },
    { sameForAll: ({ id }) => ({ product: [id], content: [] }) },
  )
  registerEndpoint(
    app,
    getFeaturedProductsEndpoint,
    async ({ query }) => ({
      ok: true,
      data: await findFeaturedProducts(
        { featured, tiles: tiles.promisedFor(query.deliver_to) },
        clock(),
        query.limit,
      ),
    }),
    { sameForAll: () => ({ content: [] }) },
  )
  const sitemapPages = rememberBriefly(() => getProductSitemapPages(db), { clock, forMs: overviewFreshForMs })
  registerEndpoint(app, getSuggestedProductsEndpoint, async ({ query }) => ({
    ok: true,
    data: await findSuggestedProducts(
      { tiles: tiles.promisedFor(query.deliver_to), products: products.promisedFor(query.deliver_to) },
      query,
      clock(),
    ),
  }))
  registerEndpoint(
    app,
    getRelatedProductsEndpoint,
    async ({ params, query }) => {
      const data = await related.find(params.id, query.deliver_to, clock())
      return data === undefined ? { ok: false, error: { code: 'not_found' } } : { ok: true, data }
    },
    { sameForAll: () => ({ content: [] }) },
  )
  registerEndpoint(app, getSamplesEndpoint, async () => ({
    ok: true,
    data: { samples: [...(await listSamples(db, clock())).values()] },
  }))
  registerEndpoint(app, getProductSitemapIndexEndpoint, async () => ({
    ok: true,
    data: { pages: await sitemapPages() },
  }))
  registerEndpoint(app, getProductSitemapEndpoint, async ({ params }) => {
    const products = await getProductSitemapPage(db, params.page)
    return products.length === 0
      ? { ok: false, error: { code: 'not_found' } }
      : { ok: true, data: { products } }
  })
  registerEndpoint(app, getProductFeedEndpoint, async ({ query }) => ({
    ok: true,
    data: await getProductFeed(db, query, clock()),
  }))
  const feedParts = rememberBriefly(() => getFeedParts(db), { clock, forMs: overviewFreshForMs })
  registerEndpoint(app, getProductFeedPartsEndpoint, async () => ({ ok: true, data: await feedParts() }))
}
