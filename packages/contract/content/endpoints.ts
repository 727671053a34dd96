import { z } from 'zod'
import { bedSizeQuery } from '../catalog/bed-size.ts'
import { deliverToQuery } from '../delivery/deliver-to.ts'
import { defineEndpoint } from '../endpoint.ts'
import { askedPathSchema } from '../platform/primitives.ts'
import {
  cartPromoSchema,
  extraNavigationSchema,
  footerSchema,
  homepageSchema,
  navigationSchema,
  newsletterPopupSchema,
  notificationSchema,
  subNavigationSchema,
} from './schemas.ts'

const shared = { method: 'GET', tag: 'content', access: 'service', errors: ['unauthorized'] } as const

export const getNavigationEndpoint = defineEndpoint({
  ...shared,
  path: '/v1/content/navigation',
  summary: 'The main navigation with its sub-menus',
  response: navigationSchema,
})
export const getSubNavigationEndpoint = defineEndpoint({
  ...shared,
  path: '/v1/content/sub-navigation/',
  summary: 'The menus below the main navigation, of one entry when its path is given',
  query: z.strictObject({
    path: askedPathSchema(500).optional().describe('Path of an entry of the main navigation'),
  }),
  response: subNavigationSchema,
  errors: ['invalid_request', 'unauthorized', 'not_found'],
})
export const getExtraNavigationEndpoint = defineEndpoint({
  ...shared,
  path: '/v1/content/extra-navigation',
  summary: 'The two link lists above the header',
  response: extraNavigationSchema,
})
export const getNotificationEndpoint = defineEndpoint({
  ...shared,
  path: '/v1/content/notification',
  summary: 'Alert bar and selling points',
  response: notificationSchema,
})
export const getFooterEndpoint = defineEndpoint({
  ...shared,
  path: '/v1/content/footer',
  summary: 'The footer, with claims and company details',
  response: footerSchema,
})
export const getHomepageEndpoint = defineEndpoint({
  ...shared,
  path: '/v1/content/homepage',
  summary: 'The home page',
  query: z.strictObject({ ...bedSizeQuery, ...deliverToQuery }),
  response: homepageSchema,
  errors: ['invalid_request', 'unauthorized'],
})
export const getNewsletterPopupEndpoint = defineEndpoint({
  ...shared,
  path: '/v1/content/newsletter-popup',
  summary: 'The words of the newsletter popup, and whether it is shown at all',
  response: newsletterPopupSchema,
})
export const getCartPromoEndpoint = defineEndpoint({
  ...shared,
  path: '/v1/content/cart-promo',
  summary: 'What the cart page points at',
  response: cartPromoSchema,
})
