import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The one table of all pages. */
export default [
  layout('layouts/cart-layout.tsx', [
    route('cart', 'features/cart/cart-page.tsx'),
    route('cart/restore/:id?', 'features/cart/restore-page.tsx'),
  ]),

  layout('layouts/checkout-layout.tsx', [
    route('checkout', 'features/checkout/checkout-page.tsx'),
    route('checkout/address-details', 'features/address/address-page.tsx'),
    route('checkout/checkout-login', 'features/account/door/checkout-login-page.tsx'),
    route('checkout/payment-methods', 'features/checkout/payment-methods-page.tsx'),
    route('checkout/pay', 'features/checkout/pay-page.tsx'),
    route('checkout/status/:order?', 'features/order/status-page.tsx'),
    route('checkout/thankyou', 'features/order/thankyou-page.tsx'),
    route('checkout/pending', 'features/order/pending-page.tsx'),
    route('checkout/betalen/:order?', 'features/order/retry-page.tsx'),
  ]),
  route('checkout/address-lookup', 'features/address/address-lookup.ts'),

  route('zoeken/suggesties', 'features/search/suggestions.ts'),

  route('redirect', 'features/text-page/forward.ts'),

  route('login', 'features/account/door/login-callback.ts'),
  route('account/logout', 'features/account/door/logout.ts'),
  route('account/favorieten', 'features/account/keep/keep-favorite.ts'),
  route('account/gegevens/download/:form', 'features/account/data/download.ts'),

  route('configurator/*', 'features/configurator/forward-to-step.ts'),
  route('json/:slug.json', 'features/configurator/definition-file.ts'),

  // Files for machines: they are no pages, so they have no layout.
  route('blog/rss.xml', 'features/blog/rss-feed.ts'),
  route('robots.txt', 'features/feeds/robots.ts'),
  route('llms.txt', 'features/feeds/llms.ts'),
  route('sitemap.xml', 'features/feeds/sitemap-index.ts'),
  route(':name.xml', 'features/feeds/sitemap-file.ts'),
  route('feeds/:feed.xml', 'features/feeds/google-feed.ts'),

  layout('layouts/default-layout.tsx', [
    index('features/home/home-page.tsx'),
    route('favorieten', 'features/favorites-page/favorites-page.tsx'),
    route('zoeken', 'features/search/search-page.tsx'),
    route('brands', 'features/brand/brands-page.tsx'),
    route('brands/:brand', 'features/brand/brand-page.tsx'),
    route('blog', 'features/blog/blog-page.tsx'),
    route('blog/:slug', 'features/blog/article-page.tsx'),
    route('inspiratie', 'features/inspiration/inspirations-page.tsx'),
    route('inspiratie/:slug', 'features/inspiration/inspiration-page.tsx'),
    route('kortingscode', 'features/text-page/kortingscode-page.tsx'),
    route('textpage', 'features/text-page/text-page.tsx'),
    route('sitemap', 'features/site-map/site-map-page.tsx'),
    route('nieuwsbrief', 'features/newsletter/newsletter-page.tsx'),
    route('nieuwsbrief/bevestigen', 'features/newsletter/confirm-page.tsx'),
    route('nieuwsbrief/afmelden', 'features/newsletter/leave-page.tsx'),
    route('beoordelingen/afmelden', 'features/review/leave-page.tsx'),
    route('beoordelingen/nuttig', 'features/review/vote-page.tsx'),
    route('stalen', 'features/sample/samples-page.tsx'),
    route('keuzehulp/:code', 'features/wizard/wizard-page.tsx'),
    layout('features/account/frame/account-layout.tsx', [
      route('account', 'features/account/dashboard/dashboard-page.tsx'),
      route('account/information', 'features/account/own/information-page.tsx'),
      route('account/orders', 'features/account/orders/orders-page.tsx'),
      route('account/orders/:order', 'features/account/orders/order-page.tsx'),
      route('account/thankyou', 'features/account/orders/thanks-page.tsx'),
      route('account/passkeys', 'features/account/passkeys/passkeys-page.tsx'),
      route('account/billing-address', 'features/account/addresses/billing-address-page.tsx'),
      route('account/shipping-address', 'features/account/addresses/shipping-address-page.tsx'),
      route('account/subscription', 'features/account/newsletter/subscription-page.tsx'),
      route('account/bedden', 'features/account/beds/beds-page.tsx'),
      route('account/apparaten', 'features/account/own/devices-page.tsx'),
      route('account/gegevens', 'features/account/data/own-data-page.tsx'),
    ]),
    route('account/login', 'features/account/door/login-page.tsx'),
    route('account/register', 'features/account/mailbox/register-page.tsx'),
    route('account/confirm-email', 'features/account/mailbox/confirm-email-page.tsx'),
    route('account/forgot-password', 'features/account/mailbox/forgot-password-page.tsx'),
    route('account/reset-password', 'features/account/mailbox/reset-password-page.tsx'),
    route('account/niet-ik', 'features/account/mailbox/not-me-page.tsx'),
    route('account/behouden', 'features/account/data/keep-account-page.tsx'),
    route('account/verwijderd', 'features/account/data/deleted-page.tsx'),
    route('service', 'features/service/service-overview-page.tsx'),
    layout('features/service/service-layout.tsx', [
      route('service/klantenservice-contact', 'features/service/contact-page.tsx'),
      route('service/herroepen', 'features/withdrawal/withdrawal-page.tsx'),
      route('service/:page', 'features/service/service-page.tsx'),
    ]),
    route('configurator/bed/:id', 'features/configurator/bed-page.tsx'),
    route('configurator/boxsprings/:product/:step', 'features/configurator/configurator-page.tsx'),
    route('energielabel/:slug', 'features/energy/energy-label-page.tsx'),
    route(':slug.html', 'features/product/product-page.tsx'),
    // RT-12, RT-13: categories are data, so any other path may be one. Otherwise the page answers 404 (RT-15).
    route('*', 'features/category/category-page.tsx'),
  ]),
] satisfies RouteConfig
