// What happens to carts when somebody logs in, and what the checkout does with an account.

const carts = ['apps/api/src/features/account/carts/']
const mailbox = ['apps/api/src/features/account/mailbox/']
const orders = ['apps/api/src/features/account/orders/']

/** @type {import('../../list-faults.mjs').Fault[]} */
export const cartsAtLoginFaults = [
  {
    rule: 'Of an article that is in both carts, the larger quantity counts.',
    file: 'apps/api/src/features/cart/change/bring-in-goods.ts',
    find: 'Math.max(before, Math.min(quantity, orderable))',
    put: 'before || Math.min(quantity, orderable)',
    tests: carts,
  },
  {
    rule: "A login makes a new token for the browser's cart.",
    file: 'apps/api/src/features/cart/join/join-carts.ts',
    find: 'const token = createCartToken(deps.randomBytes)',
    put: 'const token = arrival.token ?? createCartToken(deps.randomBytes)',
    tests: carts,
  },
  {
    rule: 'A cart whose order waits for its payment is left alone.',
    file: 'apps/api/src/features/order/hold/awaits-payment.ts',
    find: '!== undefined',
    put: '=== undefined',
    tests: carts,
  },
  {
    rule: "The browser's discount code goes before that of the account.",
    file: 'apps/api/src/features/cart/join/move-contents.ts',
    find: 'leading: guests',
    put: 'leading: customers',
    tests: carts,
  },
  {
    rule: 'Links that a stranger was mailed do not lead to what comes in at a login.',
    file: 'apps/api/src/features/cart/join/join-carts.ts',
    find: 'cart.emailKey !== null && cart.emailKey !== emailKey',
    put: 'cart.emailKey === emailKey',
    tests: carts,
  },
  {
    rule: "A reminder of a customer's cart goes to the customer.",
    file: 'apps/api/src/features/cart/join/join-carts.ts',
    find: '  await setCartChoices(tx, cart.id, { emailKey }, now)\n',
    put: '',
    tests: carts,
  },
  {
    rule: "A browser that logs out has the customer's cart no longer.",
    file: 'apps/api/src/features/account/sessions/end-sessions.ts',
    find: '  await leaveCart(deps, cartToken)\n',
    put: '',
    tests: carts,
  },
  {
    rule: 'A session that ran out leaves the cart with its browser.',
    file: 'apps/api/src/features/customer/forget-logins.job.ts',
    find: 'deleteEndedSessions(tx, daysAgo(now, endedSessionDays))',
    put: 'deleteEndedSessions(tx, now)',
    tests: carts,
  },
  {
    rule: 'A password alone does not bring the orders of a mailbox into the account.',
    file: 'apps/api/src/features/account/visit/enter.ts',
    find: 'if (provesMailbox(method)) await',
    put: 'await',
    tests: orders,
  },
  {
    rule: 'What was typed in the checkout is not replaced by what the account knows.',
    file: 'apps/api/src/features/checkout/get-checkout.ts',
    find: 'if (saved !== undefined) return',
    put: 'if (saved === undefined) return',
    tests: carts,
  },
  {
    rule: 'An account at the checkout takes no password that is easy to guess.',
    file: 'apps/api/src/features/account/mailbox/ask-order-account.ts',
    find: '  if (easy) return easy\n',
    put: '',
    tests: mailbox,
  },
  {
    rule: 'Where a login ran out, nobody sees what its owner filled in for the checkout.',
    file: 'apps/api/src/features/checkout/get-checkout.ts',
    find: 'const isOwn = isOwnCart(row, visitor)',
    put: 'const isOwn = row !== undefined',
    tests: carts,
  },
  {
    rule: 'Where a login ran out, nobody orders with what its owner filled in.',
    file: 'apps/api/src/features/checkout/pay.ts',
    find: 'if (!isOwnCart(found, visitor))',
    put: 'if (false)',
    tests: carts,
  },
  {
    rule: 'Where a login ran out, an address goes into a cart of its own.',
    file: 'apps/api/src/features/checkout/save-customer.ts',
    find: 'if (!isOwnCart(cart, visitor)) return { ok: false, error: notOwn }',
    put: '',
    tests: carts,
  },
]
