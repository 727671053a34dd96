import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from '../test-app.ts'

/** A call that pages make for everybody, by product and category where it needs one. */
export type PageCall = (names: { slug: string; category: string }) => string

/** What the pages of the shop ask for everybody. */
export const pageCalls: readonly PageCall[] = [
  ({ slug }) => `/v1/catalog/product/${slug}`,
  ({ slug }) => `/v1/catalog/product/${slug}/reviews`,
  ({ slug }) => `/v1/catalog/product/${slug}/questions`,
  ({ slug }) => `/v1/catalog/suggested-products/${slug}`,
  ({ category }) => `/v1/catalog/overview/category?path=${category}`,
  ({ category }) => `/v1/catalog/overview/category?path=${category}&querystring=sort%3Dprice_asc`,
  () => '/v1/catalog/overview/category?path=dagdeals',
  () => '/v1/catalog/search?tn_q=plaid',
  () => '/v1/catalog/search/suggestions?search_term=pla',
  () => '/v1/catalog/overview/brand/products?brand=sluimer-thuis',
  () => '/v1/catalog/featured-products',
  () => '/v1/catalog/reviews',
  () => '/v1/content/homepage',
  () => '/v1/content/room',
  () => '/v1/content/room/linnen-en-licht',
  () => '/v1/content/navigation',
  () => '/v1/content/sub-navigation/',
  () => '/v1/content/footer',
  () => '/v1/content/notification',
  () => '/v1/content/extra-navigation',
  () => '/v1/content/newsletter-popup',
  () => '/v1/content/cart-promo',
]

/** Asks as the shop does, without waiting for changes to be told; equal answers are equal, refusals too. */
export function ask(app: TestApp, url: string): Promise<LightMyRequestResponse> {
  const headers = { authorization: `Bearer ${app.serviceToken()}`, 'x-request-id': 'the-same-for-all' }
  return app.server.inject({ url, headers })
}
