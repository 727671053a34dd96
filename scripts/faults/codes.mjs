// Codes and vouchers as the api keeps them, prices of the past and deals.

const routes = ['apps/api/src/features/cart/change/discount.routes.test.ts']
const domain = ['packages/domain/promotion/']
const deals = ['apps/api/src/features/catalog/deal/save-deal.test.ts']

/** @type {import('./list-faults.mjs').Fault[]} */
export const codeFaults = [
  {
    rule: 'A voucher counts on its last day.',
    file: 'apps/api/src/features/promotion/find-code.ts',
    find: 'amsterdamDate(now) > validUntil',
    put: 'amsterdamDate(now) >= validUntil',
    tests: routes,
  },
  {
    rule: 'A code counts from the moment at which it begins.',
    file: 'packages/domain/promotion/code-terms.ts',
    find: 'now < terms.validFrom',
    put: 'now <= terms.validFrom',
    tests: domain,
  },
  {
    rule: 'A code is over at the moment at which it ends.',
    file: 'packages/domain/promotion/code-terms.ts',
    find: 'now >= terms.validUntil',
    put: 'now > terms.validUntil',
    tests: domain,
  },
  {
    rule: 'A code without uses left is used up.',
    file: 'packages/domain/promotion/code-terms.ts',
    find: 'terms.usesLeft <= 0',
    put: 'terms.usesLeft < 0',
    tests: domain,
  },
  {
    rule: 'The last day of a code is the one before its end.',
    file: 'packages/domain/promotion/terms-text.ts',
    find: 'new Date(end.getTime() - 1)',
    put: 'end',
    tests: domain,
  },
  {
    rule: 'A deal that begins this moment is not rewritten.',
    file: 'apps/api/src/features/catalog/deal/save-deal.ts',
    find: 'if (planned.startsAt <= now)',
    put: 'if (planned.startsAt < now)',
    tests: deals,
  },
  {
    rule: 'A deal that is ended before its start never began.',
    file: 'apps/api/src/features/catalog/deal/end-deal.ts',
    find: 'now < row.startsAt ? row.startsAt : now',
    put: 'now',
    tests: deals,
  },
  {
    rule: 'A deal that staff ended does not come back.',
    file: 'apps/api/src/features/catalog/deal/end-deal.ts',
    find: '.set({ endedAt, repeatAfterDays: null })',
    put: '.set({ endedAt })',
    tests: deals,
  },
  {
    rule: 'A deal that comes back begins at the same time of day, whatever the clocks did.',
    file: 'apps/api/src/features/catalog/deal/repeat-deals.ts',
    find: 'return amsterdamInstant(addDays(amsterdamDate(moment), days), amsterdamTime(moment).slice(0, 5))',
    put: 'return new Date(moment.getTime() + days * 86_400_000)',
    tests: deals,
  },
  {
    rule: 'A price that began this very moment was never asked.',
    file: 'apps/api/src/features/catalog/price/set-price.ts',
    find: 'open.validFrom >= at',
    put: 'open.validFrom > at',
    tests: ['apps/api/src/features/catalog/price/change-price-and-stock.test.ts'],
  },
  {
    rule: 'Pieces that wait for a payment are not counted away.',
    file: 'apps/api/src/features/catalog/stock/change-stock.ts',
    find: 'if (stockOnHand < row.stockReserved)',
    put: 'if (stockOnHand < 0)',
    tests: ['apps/api/src/features/catalog/price/change-price-and-stock.test.ts'],
  },
  {
    rule: 'Two who change the stock of one variant come one after the other.',
    file: 'apps/api/src/features/catalog/stock/change-stock.ts',
    find: ".where(eq(variant.id, variantId)).for('no key update')",
    put: '.where(eq(variant.id, variantId))',
    tests: ['apps/api/src/features/catalog/price/change-price-and-stock.test.ts'],
  },
  {
    rule: 'The lowest price of thirty days counts from the beginning of a code as well.',
    file: 'packages/domain/catalog/price.ts',
    find: 'since !== null && since < at ? [at, since] : [at]',
    put: '[at]',
    tests: ['apps/api/src/features/cart/price/announced-codes.test.ts'],
  },
]
