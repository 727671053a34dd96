/** The way to a paid order, and a look at every kind of page: any change that a shopper sees may break these. */
const always = [
  ...['main-journey', 'accessibility', 'reflow', 'layouts', 'budgets', 'picture-budgets', 'forced-colors'],
  'back-forward-cache',
]

const beforeScripts = ['first-press', 'early-input']
const listing = [
  ...['category', 'load-more', 'search', 'favorites', 'deals', 'quick-view', 'swiper', 'crawler', 'bed-size'],
  'windows',
  ...beforeScripts,
]
const cart = [
  ...['discounts', 'sold-out', 'delivery-promise', 'abandonment', 'deals', 'favorites', 'quick-view'],
  ...['instant-totals', 'discreet-logs', 'two-tabs'],
]
const checkout = [
  ...[
    'checkout-forms',
    'checkout-accessibility',
    'business',
    'delivery',
    'delivery-promise',
    'payment',
    'pay-once',
  ],
  ...[
    'payment-questions',
    'told-before-buying',
    'funnel',
    'bad-input',
    'keyboard',
    'abandonment',
    'discounts',
    'instant-totals',
    'discreet-logs',
  ],
]

/**
 * The journeys that cover the subject of a folder. The word is the folder's name among the features of either app, in the rules
 * or in the contract, and means the same in all of them. A folder that is not named here leads to all journeys.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const journeysByWord = {
  account: [
    'account',
    'account-door',
    'addresses',
    'subscription',
    'orders',
    'own-data',
    'cart-join',
    'checkout-login',
    'own-favorites',
    'own-beds',
    'passkey',
    'passkey-only',
    'layouts',
    'machines',
    'chat-login',
    'discreet-logs',
  ],
  'add-to-cart': [...cart, 'product', 'first-screen', 'category', 'funnel', 'first-press'],
  address: ['checkout-forms', 'business', 'bad-input', 'delivery', 'keyboard'],
  agent: ['agent', 'machines'],
  assistant: ['chat', 'chat-answers', 'chat-trouble', 'chat-place', 'chat-login'],
  blog: ['content', 'crawler', 'service-pages'],
  brand: ['search', 'content', 'crawler'],
  cart: [...cart, ...checkout, 'routes', 'newsletter', 'swiper'],
  category: listing,
  chat: ['chat', 'chat-answers', 'chat-trouble', 'chat-place', 'chat-login', 'service'],
  checkout,
  configurator: [
    'configurator',
    'configurator-address',
    'configurator-anew',
    'configurator-choices',
    'configurator-advice',
    'configurator-picture',
    'configurator-view',
    'configurator-no-scripts',
    'configurator-deal',
    'bed-to-cart',
    'bed-ways',
    'kept-bed',
    'own-size',
    'turn-bed',
    'set-product-page',
    'ordered-bed',
    'configurator-trouble',
    'configurator-walk',
    'configurator-print',
    'configurator-view',
    'own-size',
    'own-beds',
    'routes',
    'crawler',
    'discounts',
  ],
  compare: ['compare', 'category', 'product', 'early-input'],
  'compare-page': ['compare'],
  consent: ['consent', 'newsletter', 'abandonment', 'funnel', 'shell', 'first-press'],
  deal: ['deals', 'configurator-deal', 'category', 'home', 'product', 'page-cache', 'discounts'],
  delivery: ['delivery', 'delivery-promise', 'checkout-forms', 'told-before-buying', 'product'],
  energy: ['told-before-buying', 'product', 'category', 'favorites'],
  'favorites-page': ['favorites', 'own-favorites', 'errors'],
  favorites: ['favorites', 'own-favorites', 'errors', 'category', 'product', ...beforeScripts],
  feeds: ['machines', 'errors'],
  guarantee: ['told-before-buying', 'service', 'product'],
  home: ['home', 'swiper', 'shell', 'deals'],
  inspiration: ['content', 'crawler', 'rooms'],
  language: ['chat', 'chat-answers', 'reviews'],
  'last-viewed': ['favorites', 'product', 'first-press'],
  listing,
  marketing: ['newsletter', 'abandonment', 'funnel', 'consent', 'discounts'],
  newsletter: ['newsletter', 'discounts', 'shell', 'discreet-logs'],
  postcode: ['postcode', 'delivery-promise'],
  pickup: ['delivery', 'checkout-forms'],
  'quick-view': ['quick-view', 'category'],
  returns: ['service', 'service-pages', 'ordered-bed'],
  question: ['questions', 'answered-mails', 'product', 'discreet-logs'],
  review: [
    'reviews',
    'review-votes',
    'review-pictures',
    'review-summary',
    'answered-mails',
    'product',
    'discreet-logs',
  ],
  'rich-text': ['content', 'service', 'service-pages', 'told-before-buying', 'crawler'],
  room: ['rooms', 'home', 'content'],
  sample: ['samples', 'configurator-choices', 'product'],
  search: [...listing, 'search-start', 'routes', 'wizard'],
  seo: ['machines', 'crawler', 'product', 'reviews'],
  service: ['service', 'service-pages', 'quick-view', 'told-before-buying'],
  'site-map': ['content', 'crawler', 'machines'],
  'text-page': ['content', 'routes', 'crawler', 'told-before-buying'],
  tile: listing,
  withdrawal: ['service', 'told-before-buying'],
  wizard: ['wizard', 'category'],
}

const inFeature = /^(?:apps\/(?:shop\/app|api\/src)\/features|packages\/(?:domain|contract))\/([^/]+)\/./
const journey = /^e2e\/journeys\/(?:[^/]+\/)*([^/.]+)\./
/** Only the unit and api tests use these. */
const unseen = /^scripts\/(faults|testing)\b|^vitest\.config\.ts$|^apps\/api\/vitest\.config\.ts$/

/**
 * Returns the journeys to run again after a change of these files.
 * @param {readonly string[]} files paths relative to the clone
 * @returns {'all' | 'none' | string[]}
 */
export function chooseJourneys(files) {
  const chosen = new Set()
  for (const path of files.filter((file) => !unseen.test(file))) {
    const name = journey.exec(path)?.[1]
    const word = inFeature.exec(path)?.[1] ?? ''
    const touched = name === undefined ? journeysByWord[word] : [name]
    if (touched === undefined) return 'all'
    for (const one of name === undefined ? [...touched, ...always] : touched) chosen.add(one)
  }
  return chosen.size === 0 ? 'none' : [...chosen].sort()
}
