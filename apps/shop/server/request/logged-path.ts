import { endpoints } from '@sluimer/contract/endpoints'
import { LRUCache } from 'lru-cache'

/** The pages of app/routes.ts, the most specific first. A test compares the two. */
export const pagePaths = [
  ...['cart', 'cart/restore/:id?', 'checkout', 'checkout/address-details', 'checkout/checkout-login'],
  ...['checkout/payment-methods', 'checkout/pay', 'checkout/status/:order?', 'checkout/thankyou'],
  ...[
    'checkout/pending',
    'checkout/agenda/:order',
    'checkout/betalen/:order?',
    'checkout/voorstel/:id',
    'checkout/address-lookup',
    'zoeken/suggesties',
  ],
  ...[
    'redirect',
    'blog/rss.xml',
    'robots.txt',
    'llms.txt',
    'sitemap.xml',
    ':name.xml',
    'feeds/:feed.xml',
    'feeds/agents.jsonl',
    '',
  ],
  ...['favorieten', 'mijn-bed', 'mijn-postcode', 'vergelijken', 'zoeken', 'brands', 'brands/:brand'],
  ...['blog', 'blog/:slug', 'inspiratie'],
  ...['inspiratie/:slug', 'kortingscode', 'textpage', 'sitemap', 'nieuwsbrief', 'nieuwsbrief/bevestigen'],
  ...[
    'nieuwsbrief/afmelden',
    'beoordelingen/afmelden',
    'beoordelingen/nuttig',
    'beoordelingen/foto',
    'stalen',
    'keuzehulp/:code',
    'service',
  ],
  ...['login', 'account/logout', 'account/login', 'account/register', 'account/confirm-email'],
  ...[
    'account',
    'account/information',
    'account/orders',
    'account/orders/:order',
    'account/thankyou',
    'account/passkeys',
    'account/bedden',
    'account/apparaten',
    'account/gegevens',
    'account/gegevens/download/:form',
    'account/favorieten',
  ],
  ...['account/billing-address', 'account/shipping-address', 'account/subscription'],
  ...['account/forgot-password', 'account/reset-password', 'account/niet-ik', 'account/verwijderd'],
  ...['account/behouden', 'account/weg-terug', 'account/weg-terug/stoppen'],
  ...[
    'service/klantenservice-contact',
    'service/herroepen',
    'service/:page',
    'configurator/bed/:id',
    'configurator/boxsprings/:product/:step',
    'configurator/*',
    'json/:slug.json',
    'energielabel/:slug',
    ':slug.html',
  ],
  '*',
] as const

const callPaths = Object.values(endpoints).map(({ path }) => path.replace(/\{(\w+)\}/g, ':$1'))
const otherPaths = [
  ...['/ucp/v1/catalog/search', '/ucp/v1/catalog/lookup', '/ucp/v1/catalog/product', '/ucp/v1/carts'],
  ...[
    '/ucp/v1/carts/:id',
    '/ucp/v1/carts/:id/cancel',
    '/ucp/v1/checkout-sessions',
    '/ucp/mcp',
    '/.well-known/ucp',
  ],
  ...[
    '/ucp/v1/checkout-sessions/:id',
    '/ucp/v1/checkout-sessions/:id/complete',
    '/ucp/v1/checkout-sessions/:id/cancel',
  ],
  ...[
    '/healthz',
    '/readyz',
    '/docs/*',
    '/openapi.json',
    '/assets/*',
    '/page-state/*',
    '/media/*',
    '/v1/*',
    '/api/*',
  ],
  ...['/webhooks/newsletter/*', '/webhooks/reviews/*', '/webhooks/*', '/test-provider/*'],
]

const patterns = [...callPaths, ...otherPaths, ...pagePaths.map((path) => `/${path}`)].map((pattern) => ({
  pattern,
  expression: toExpression(pattern),
}))

/** Trying every pattern costs as much as sending a page, and most requests are for few addresses. */
const known = new LRUCache<string, string>({ max: 5_000 })
const longestKnown = 200

/**
 * Returns the kind of address, for the log. The address itself can contain the id that opens an order or a cart, the code that
 * ends a subscription, or what a person typed.
 */
export function toLoggedPath(pathname: string | undefined): string {
  if (pathname === undefined) return 'unknown'
  const before = known.get(pathname)
  if (before !== undefined) return before
  const plain = pathname.replace(/(?:\/_|\/_root)?\.data$/, '')
  const pattern = patterns.find(({ expression }) => expression.test(plain))?.pattern ?? 'unknown'
  if (pathname.length <= longestKnown) known.set(pathname, pattern)
  return pattern
}

function toExpression(pattern: string): RegExp {
  const source = pattern
    .replace(/[.]/g, '\\.')
    .replace(/\/:\w+\?/g, '(?:/[^/]*)?')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*$/, '.*')
  return new RegExp(`^${source.replace(/\/$/, '')}/?$`)
}
