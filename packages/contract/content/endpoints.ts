import { defineEndpoint } from '../endpoint.ts'
import {
  extraNavigationSchema,
  footerSchema,
  homepageSchema,
  navigationSchema,
  newsletterPopupSchema,
  notificationSchema,
} from './schemas.ts'

const shared = { method: 'GET', tag: 'content', access: 'service', errors: ['unauthorized'] } as const

export const getNavigation = defineEndpoint({
  ...shared,
  path: '/v1/content/navigation',
  summary: 'The main navigation with its sub-menus',
  response: navigationSchema,
})
export const getExtraNavigation = defineEndpoint({
  ...shared,
  path: '/v1/content/extra-navigation',
  summary: 'The two link lists above the header',
  response: extraNavigationSchema,
})
export const getNotification = defineEndpoint({
  ...shared,
  path: '/v1/content/notification',
  summary: 'Alert bar and selling points',
  response: notificationSchema,
})
export const getFooter = defineEndpoint({
  ...shared,
  path: '/v1/content/footer',
  summary: 'The footer, with claims and company details',
  response: footerSchema,
})
export const getHomepage = defineEndpoint({
  ...shared,
  path: '/v1/content/homepage',
  summary: 'The home page',
  response: homepageSchema,
})
export const getNewsletterPopup = defineEndpoint({
  ...shared,
  path: '/v1/content/newsletter-popup',
  summary: 'The words of the newsletter popup, and whether it is shown at all',
  response: newsletterPopupSchema,
})
