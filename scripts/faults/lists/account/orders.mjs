// The orders of a customer: which are shown, how they stand, and what comes back into the cart.

const orders = ['apps/api/src/features/account/orders/']
const rules = ['packages/domain/order/history', 'packages/domain/order/progress']
const takeOver = ['apps/api/src/features/account/orders/keep-order-details.test.ts']

/** @type {import('../../list-faults.mjs').Fault[]} */
export const accountOrderFaults = [
  {
    rule: 'What can no longer be paid is not listed.',
    file: 'apps/api/src/features/order/owner/own-orders.queries.ts',
    find: 'gt(order.placedAt, payableSince)',
    put: 'gt(order.placedAt, new Date(payableSince.getTime() - payableMs))',
    tests: orders,
  },
  {
    rule: 'A page of orders begins after the last one of the page before.',
    file: 'apps/api/src/features/order/owner/own-orders.queries.ts',
    find: 'sql`>` : sql`<`',
    put: 'sql`>=` : sql`<=`',
    tests: orders,
  },
  {
    rule: 'The place of somebody else’s order is unknown.',
    file: 'apps/api/src/features/order/owner/own-orders.queries.ts',
    find: 'where o.customer_id = $',
    put: "where '' <> $",
    tests: orders,
  },
  {
    rule: 'Money that was promised is told apart from money that came.',
    file: 'packages/domain/order/history.ts',
    find: "return first?.data.to === 'authorized'",
    put: "return first?.data.to === 'paid'",
    tests: rules,
  },
  {
    rule: 'An order that was never paid lapses after its week.',
    file: 'packages/domain/order/progress.ts',
    find: 'if (now >= until)',
    put: 'if (now > until)',
    tests: rules,
  },
  {
    rule: 'A parcel that left weeks ago is not said to be on its way.',
    file: 'packages/domain/order/progress.ts',
    find: '> travelMs',
    put: '> 10 * travelMs',
    tests: rules,
  },
  {
    rule: 'Ordering again twice doubles nothing.',
    file: 'apps/api/src/features/cart/change/bring-in-goods.ts',
    find: 'Math.max(before, Math.min(quantity, orderable))',
    put: 'before + Math.min(quantity, orderable)',
    tests: orders,
  },
  {
    rule: 'No more comes back into the cart than can be had.',
    file: 'apps/api/src/features/cart/change/bring-in-goods.ts',
    find: 'Math.min(quantity, orderable)',
    put: 'quantity',
    tests: orders,
  },
  {
    rule: 'Net prices are not compared with those of the shop.',
    file: 'apps/api/src/features/account/orders/order-again.ts',
    find: '!isWithVat || ',
    put: '',
    tests: orders,
  },
  {
    rule: 'Nobody is asked about goods that were not sent.',
    file: 'apps/api/src/features/account/orders/orders-of-visitor.ts',
    find: 'const reviews = wasSent ? ',
    put: 'const reviews = !wasSent || wasSent ? ',
    tests: orders,
  },
  {
    rule: 'A name that an account has stays when it takes over that of an order.',
    file: 'apps/api/src/features/account/orders/keep-order-details.ts',
    find: "if (details.first_name === '' && details.last_name === '')",
    put: 'if (true)',
    tests: takeOver,
  },
  {
    rule: 'An address that an account has stays the only one when it takes over that of an order.',
    file: 'apps/api/src/features/account/orders/keep-order-details.ts',
    find: 'address === null || rows.some((row) => row.kind === kind)',
    put: 'address === null',
    tests: takeOver,
  },
  {
    rule: 'What comes into an account at the same moment counts when it takes over an address.',
    file: 'apps/api/src/features/account/orders/keep-order-details.ts',
    find: 'await lockCustomer(tx, visitor.data.customer.id)',
    put: 'visitor.data.customer',
    tests: takeOver,
  },
]
