import {
  getCartPromoEndpoint,
  getExtraNavigationEndpoint,
  getFooterEndpoint,
  getNewsletterPopupEndpoint,
  getNotificationEndpoint,
} from '@sluimer/contract/content/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import {
  createEmptyFooter,
  emptyExtraNavigation,
  emptyNewsletterPopup,
  emptyNotification,
} from './block/empty-content.ts'
import { findCartPromos, type KeptContent } from './block/find-cart-promos.ts'
import { registerContentPageRoutes } from './page/page.routes.ts'

/** Registers what staff write for every page. Home page and navigation show products too: they belong to search. */
export function registerContentRoutes(app: Server, deps: Deps, kept: KeptContent): void {
  const { config } = deps
  const { contents } = kept
  registerContentPageRoutes(app, deps)
  registerEndpoint(
    app,
    getFooterEndpoint,
    async () => ({
      ok: true,
      data: (await contents.find('footer')) ?? createEmptyFooter(config.publicUrl),
    }),
    { sameForAll: () => ({ product: [], content: ['footer'] }) },
  )
  registerEndpoint(
    app,
    getNotificationEndpoint,
    async () => ({
      ok: true,
      data: (await contents.find('notification')) ?? emptyNotification,
    }),
    { sameForAll: () => ({ product: [], content: ['notification'] }) },
  )
  registerEndpoint(
    app,
    getExtraNavigationEndpoint,
    async () => ({
      ok: true,
      data: (await contents.find('extra-navigation')) ?? emptyExtraNavigation,
    }),
    { sameForAll: () => ({ product: [], content: ['extra-navigation'] }) },
  )
  registerEndpoint(
    app,
    getNewsletterPopupEndpoint,
    async () => ({
      ok: true,
      data: (await contents.find('newsletter-popup')) ?? emptyNewsletterPopup,
    }),
    { sameForAll: () => ({ product: [], content: ['newsletter-popup'] }) },
  )
  registerEndpoint(
    app,
    getCartPromoEndpoint,
    async () => ({
      ok: true,
      data: { promos: await findCartPromos(kept) },
    }),
    { sameForAll: () => ({ product: [], content: ['cart-promo'] }) },
  )
}
