// Composed beds: their prices, in carts and in orders.

const customBed = 'apps/api/src/features/cart/change/custom-bed'
const configuration = 'apps/api/src/features/configurator/bed/configuration'
const configuredOrder = 'apps/api/src/features/order/place/configured-order'
const mailBed = 'apps/api/src/features/configurator/mail/mail-bed'

/** @type {import('../list-faults.mjs').Fault[]} */
export const configuredBedFaults = [
  {
    rule: 'A bed costs the extras of its options besides the price of its set.',
    file: 'apps/api/src/features/configurator/bed/configure-bed.ts',
    find: 'const priceCents = variant.priceCents + extraCents',
    put: 'const priceCents = variant.priceCents',
    tests: [configuration, customBed],
  },
  {
    rule: 'The deal of a set is not the price of its beds.',
    file: 'apps/api/src/features/configurator/bed/configure-bed.ts',
    find: 'dealOfNow: variant.dealOfNow && withExtras(variant.dealOfNow)',
    put: 'dealOfNow: variant.dealOfNow',
    tests: [customBed],
  },
  {
    rule: 'The regular price of a bed has its extras.',
    file: 'apps/api/src/features/configurator/bed/configure-bed.ts',
    find: 'regularPriceCents: variant.regularPriceCents + extraCents',
    put: 'regularPriceCents: variant.regularPriceCents',
    tests: [customBed],
  },
  {
    rule: 'Extras count from the moment on when they were saved.',
    file: 'packages/domain/configurator/bed/bed-price-history.ts',
    find: 'validFrom: version.soldFrom',
    put: 'validFrom: new Date(0)',
    tests: [
      'packages/domain/configurator/bed/bed-price-history.test.ts',
      'apps/shop/app/features/configurator/set/bed-set.test.ts',
    ],
  },
  {
    rule: 'A price that the api did not work out is refused.',
    file: 'apps/api/src/features/cart/change/custom-bed.ts',
    find: 'if (seen !== undefined)',
    put: 'if (false)',
    tests: [customBed],
  },
  {
    rule: 'Both prices of a request are compared.',
    file: 'apps/api/src/features/cart/change/custom-bed.ts',
    find: '[price, special_price_incl]',
    put: '[price]',
    tests: [customBed],
  },
  {
    rule: 'The id of another bed is refused.',
    file: 'apps/api/src/features/cart/change/custom-bed.ts',
    find: 'itemId !== variantId && itemId !== String(variant.variantId)',
    put: 'false',
    tests: [customBed],
  },
  {
    rule: 'A set is not sold without a bed.',
    file: 'apps/api/src/features/cart/change/add-cart-item.ts',
    find: 'if (variant.configurator !== null)',
    put: 'if (false)',
    tests: [customBed],
  },
  {
    rule: 'The pieces of a deal are for all beds of the set together.',
    file: 'apps/api/src/features/cart/price/cart-lines.ts',
    find: 'items.filter(({ variantId }) => variantId === item.variantId)',
    put: '[item]',
    tests: [customBed],
  },
  {
    rule: 'A bed that can no longer be made is not ordered.',
    file: 'apps/api/src/features/configurator/bed/configure-saved-beds.ts',
    find: 'variant.isActive && problem === undefined',
    put: 'variant.isActive',
    tests: [customBed, configuredOrder],
  },
  {
    rule: 'Choices that clash are refused.',
    file: 'apps/api/src/features/configurator/bed/check-choices.ts',
    find: 'if (sentences.length > 0)',
    put: 'if (false)',
    tests: [configuration],
  },
  {
    rule: 'The same bed at another price is another record.',
    file: 'apps/api/src/features/configurator/bed/configuration-id.ts',
    find: 'Object.entries(choices), priceCents]',
    put: 'Object.entries(choices)]',
    tests: [configuration],
  },
  {
    rule: 'No order is written by a version of a set that is being replaced.',
    file: 'apps/api/src/features/configurator/set/hold-versions.ts',
    find: 'await holdConfigurators(tx, slugs)',
    put: '',
    tests: [configuredOrder],
  },
  {
    rule: 'An order that waited for a version is priced by it.',
    file: 'apps/api/src/features/cart/price/price-for-order.ts',
    find: 'return isCurrent ? priced : priceCart(tx, cart, now)',
    put: 'return priced',
    tests: [configuredOrder],
  },
  {
    rule: 'A mailbox gets three beds a day at most.',
    file: 'apps/api/src/features/configurator/mail/mail-bed.ts',
    find: '|| mailed.length >= mostBeds',
    put: '',
    tests: [mailBed],
  },
  {
    rule: 'All spellings of one address share one limit.',
    file: 'apps/api/src/features/configurator/mail/mail-bed.ts',
    find: 'toEmailKey(form.email)',
    put: 'form.email',
    tests: [mailBed],
  },
  {
    rule: 'Addresses to which beds were mailed are forgotten.',
    file: 'apps/api/src/features/configurator/mail/forget-bed-mails.job.ts',
    find: 'await deleteMails(tx, [bedMailKind], daysAgo(now, mailDays))',
    put: '',
    tests: [mailBed],
  },
  {
    rule: 'Goods made to measure have no right of withdrawal.',
    file: 'packages/domain/returns/withdrawal-scope.ts',
    find: "made.length < goods.length ? 'part' : 'none'",
    put: "'part'",
    tests: ['packages/domain/returns/withdrawal-scope'],
  },
]
