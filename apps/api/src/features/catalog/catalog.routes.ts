import {
  getFeaturedProducts,
  getProduct,
  getProductFeed,
  getProductFeedParts,
  getProductSitemap,
  getProductSitemapIndex,
} from '@sluimer/contract/catalog/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import { findFeaturedProducts } from './find-featured-products.ts'
import { findProductPage } from './find-product-page.ts'
import { getProductFeed as getFeed, getFeedParts } from './get-product-feed.ts'
import { getProductSitemapPage, getProductSitemapPages } from './get-product-sitemap.ts'

/** Product pages, the products of the home page, and all of them for machines. Listings belong to search. */
export function registerCatalogRoutes(app: Server, { db, clock }: Deps): void {
  registerEndpoint(app, getProduct, async ({ params }) => {
    const data = await findProductPage(db, params.slugOrId, clock())
    return data === undefined ? { ok: false, error: { code: 'not_found' } } : { ok: true, data }
  })
  registerEndpoint(app, getFeaturedProducts, async ({ query }) => ({
    ok: true,
    data: await findFeaturedProducts(db, clock(), query.limit),
  }))
  registerEndpoint(app, getProductSitemapIndex, async () => ({
    ok: true,
    data: { pages: await getProductSitemapPages(db) },
  }))
  registerEndpoint(app, getProductSitemap, async ({ params }) => {
    const products = await getProductSitemapPage(db, params.page)
    return products.length === 0
      ? { ok: false, error: { code: 'not_found' } }
      : { ok: true, data: { products } }
  })
  registerEndpoint(app, getProductFeed, async ({ query }) => ({
    ok: true,
    data: await getFeed(db, query, clock()),
  }))
  registerEndpoint(app, getProductFeedParts, async () => ({ ok: true, data: await getFeedParts(db) }))
}
