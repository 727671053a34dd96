import { getFeaturedProducts, getProduct } from '@sluimer/contract/catalog/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import { findFeaturedProducts } from './find-featured-products.ts'
import { findProductPage } from './find-product-page.ts'

/** Product pages and the products of the home page. Listings belong to search. */
export function registerCatalogRoutes(app: Server, { db, clock }: Deps): void {
  registerEndpoint(app, getProduct, async ({ params }) => {
    const data = await findProductPage(db, params.slugOrId, clock())
    return data === undefined ? { ok: false, error: { code: 'not_found' } } : { ok: true, data }
  })
  registerEndpoint(app, getFeaturedProducts, async ({ query }) => ({
    ok: true,
    data: await findFeaturedProducts(db, clock(), query.limit),
  }))
}
