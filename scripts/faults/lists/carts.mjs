// Carts: what goes in, what is returned, what is forgotten.

const routes = ['apps/api/src/features/cart/cart.routes.test.ts']
const restoring = ['apps/api/src/features/cart/restore/restore-cart.test.ts']
const settling = ['apps/api/src/features/cart/change/settle-cart.test.ts']
const retention = ['apps/api/src/retention.test.ts']

const sampling = ['apps/api/src/features/cart/change/add-samples.test.ts']
const ordering = ['apps/api/src/features/order/place/sample-order.test.ts']

/** @type {import('../list-faults.mjs').Fault[]} */
export const cartFaults = [
  {
    rule: 'A cart holds five free samples and no more.',
    file: 'packages/domain/sample/sample-limit.ts',
    find: 'inCart.length + added.length <= maxSamples',
    put: 'added.length <= maxSamples',
    tests: [...sampling, 'packages/domain/sample/sample-limit.test.ts'],
  },
  {
    rule: 'A household gets so many samples, whichever mailbox orders them.',
    file: 'apps/api/src/features/order/rows/household.queries.ts',
    find: 'arrayOverlaps(order.sampleKeys, [...keys])',
    put: 'arrayOverlaps(order.sampleKeys, keys.slice(0, 1))',
    tests: ordering,
  },
  {
    rule: 'Samples count at the door to which they are sent.',
    file: 'apps/api/src/features/order/place/household-samples.ts',
    find: 'sameDeliveryAddress || shipping === null ? billing : shipping',
    put: 'billing',
    tests: ordering,
  },
  {
    rule: 'Two orders of a household at once are counted one after the other.',
    file: 'apps/api/src/features/order/place/household-samples.ts',
    find: 'await lockHousehold(tx, keys)',
    put: 'void lockHousehold',
    tests: ordering,
  },
  {
    rule: 'A sample makes other goods no dearer to send.',
    file: 'apps/api/src/features/delivery/shipping-options.ts',
    find: 'lines.filter(({ isSample }) => !isSample)',
    put: 'lines',
    tests: sampling,
  },
  {
    rule: 'A cart holds a hundred different articles and no more.',
    file: 'apps/api/src/features/cart/change/add-cart-item.ts',
    find: 'items.length >= maxItems',
    put: 'items.length > maxItems',
    tests: routes,
  },
  {
    rule: 'A full cart takes another piece of what it holds.',
    file: 'apps/api/src/features/cart/change/add-cart-item.ts',
    find: 'if (item === undefined && items.length',
    put: 'if (items.length',
    tests: routes,
  },
  {
    rule: 'What lies in the cart counts when more of it is added.',
    file: 'apps/api/src/features/cart/change/add-cart-item.ts',
    find: '(item?.quantity ?? 0) + quantity',
    put: 'quantity',
    tests: routes,
  },
  {
    rule: 'Whoever has pieces in the cart reads so when there are no more.',
    file: 'apps/api/src/features/cart/change/add-cart-item.ts',
    find: 'formatShortage(orderable, item?.quantity ?? 0)',
    put: 'formatShortage(orderable, 0)',
    tests: routes,
  },
  {
    rule: 'What comes with a lead time is ordered ninety-nine at a time at most.',
    file: 'apps/api/src/features/cart/price/cart-line.ts',
    find: 'clampQuantity(pieces, pieces) : maxLineQuantity',
    put: 'clampQuantity(pieces, pieces) : maxLineQuantity + 1',
    tests: routes,
  },
  {
    rule: 'Nothing goes into a cart that was paid for a moment ago.',
    file: 'apps/api/src/features/cart/token/open-cart.ts',
    find: 'isOwn && cart.orderedAt === null ?',
    put: 'isOwn ?',
    tests: settling,
  },
  {
    rule: 'An item of another visitor is as unknown as one that never was.',
    file: 'apps/api/src/features/cart/rows/cart-item.queries.ts',
    find: 'eq(cartItem.cartId, cartId), sql`',
    put: 'sql`',
    tests: routes,
  },
  {
    rule: 'A code that the visitor filled in stays when an older cart comes back.',
    file: 'apps/api/src/features/cart/join/merge-carts.ts',
    find: 'leading.discountCode ?? other.discountCode',
    put: 'other.discountCode ?? leading.discountCode',
    tests: restoring,
  },
  {
    rule: 'A voucher comes back with its cart.',
    file: 'apps/api/src/features/cart/join/merge-carts.ts',
    find: 'leading.voucherCode ?? other.voucherCode',
    put: 'leading.voucherCode',
    tests: restoring,
  },
  {
    rule: 'A cart that comes back makes no cart of more than a hundred articles.',
    file: 'apps/api/src/features/cart/change/bring-in-goods.ts',
    find: 'count >= maxItems',
    put: 'count > maxItems',
    tests: restoring,
  },
  {
    rule: 'A link to a cart ends at its last moment.',
    file: 'apps/api/src/features/cart/rows/cart-restore.queries.ts',
    find: 'gt(cartRestore.expiresAt, at)',
    put: 'gte(cartRestore.expiresAt, at)',
    tests: restoring,
  },
  {
    rule: 'A link brings no cart back that was ordered.',
    file: 'apps/api/src/features/cart/rows/cart-restore.queries.ts',
    find: ', isNull(cart.orderedAt)',
    put: '',
    tests: restoring,
  },
  {
    rule: 'The place of a paid order is held for its cart no longer.',
    file: 'apps/api/src/features/cart/change/settle-cart.ts',
    find: 'await setHeldDay(tx, cartId, null)',
    put: '',
    tests: settling,
  },
  {
    rule: 'A cart that holds pieces for a payment is not forgotten.',
    file: 'apps/api/src/features/cart/rows/quiet-carts.queries.ts',
    find: `and(lt(cart.updatedAt, before), sql\`\${cart.heldPieces} = '{}'\`)`,
    put: 'lt(cart.updatedAt, before)',
    tests: retention,
  },
  {
    rule: 'A cart that somebody is changing keeps no other from being forgotten.',
    file: 'apps/api/src/features/cart/rows/quiet-carts.queries.ts',
    find: ".for('update', { skipLocked: true })",
    put: '',
    tests: retention,
  },
  {
    rule: 'What is off sale leads to no moment of delivery.',
    file: 'apps/api/src/features/cart/price/format-delivery.ts',
    find: 'if (!variant.isActive) return bed',
    put: '',
    tests: [...routes, 'apps/api/src/features/cart/price/one-promise.test.ts'],
  },
  {
    rule: 'A line of exactly what there is can be had.',
    file: 'apps/api/src/features/cart/view/to-cart.ts',
    find: 'available: quantity <= orderable',
    put: 'available: quantity < orderable',
    tests: routes,
  },
  {
    rule: 'Codes and links cannot be guessed at leisure.',
    file: 'apps/api/src/features/cart/cart.routes.ts',
    find: '      return { ok: true, data }\n    },\n    { rateLimit: codeLimit },',
    put: '      return { ok: true, data }\n    },\n    {},',
    tests: [...restoring, 'apps/api/test/costly-calls.test.ts'],
  },
  {
    rule: 'Another address at the checkout is looked at anew by codes that are once per customer.',
    file: 'apps/api/src/features/checkout/change-checkout.ts',
    find: 'before.emailKey === after.emailKey',
    put: 'true',
    tests: [
      'apps/api/src/features/order/hold/order-discounts.test.ts',
      'apps/api/src/features/checkout/checkout.routes.test.ts',
    ],
  },
]
