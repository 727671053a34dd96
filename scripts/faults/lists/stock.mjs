// What is reserved, sold and put back.

/** @type {import('../list-faults.mjs').Fault[]} */
export const stockFaults = [
  {
    rule: 'Goods ordered from the supplier are not put back into stock that never was.',
    file: 'apps/api/src/features/order/after-sale/give-back.ts',
    find: ' && sold.has(line.variantId)',
    put: '',
    tests: ['apps/api/src/features/order/after-sale/give-back.test.ts'],
  },
  {
    rule: 'Pieces go back to the shelf only when it is asked.',
    file: 'apps/api/src/features/order/after-sale/give-back.ts',
    find: 'if (restock) await returnStock',
    put: 'if (true) await returnStock',
    tests: ['apps/api/src/features/order/after-sale/give-back.test.ts'],
  },
  {
    rule: 'Of a promise only what was taken beyond what is owed goes back.',
    file: 'apps/api/src/features/order/after-sale/give-back.ts',
    find: 'return Math.max(0, totalCents - untaken)',
    put: 'return totalCents',
    tests: ['apps/api/src/features/order/after-sale/give-back.test.ts'],
  },
  {
    rule: 'A credit is mailed.',
    file: 'apps/api/src/features/order/after-sale/give-back.ts',
    find: 'if (note !== undefined)\n',
    put: 'if (false)\n',
    tests: ['apps/api/src/features/order/after-sale/after-sale.test.ts'],
  },
  {
    rule: 'No more shoppers take a transaction at once than there are pieces for.',
    file: 'apps/api/src/features/catalog/stock/take-turn.ts',
    find: 'rush.wanted + quantity <= pieces',
    put: 'true',
    tests: [
      'apps/api/src/features/catalog/stock/take-turn.test.ts',
      'apps/api/src/features/order/place/last-pieces.race.test.ts',
    ],
  },
  {
    rule: 'Whoever waits for a piece looks again before they are told that it is gone.',
    file: 'apps/api/src/features/checkout/pay.ts',
    find: 'return pay(deps, { token, sessionToken }, expected)',
    put: "return { ok: false, error: { code: 'out_of_stock' } }",
    tests: ['apps/api/src/features/order/place/last-pieces.race.test.ts'],
  },
  {
    rule: 'No more is held than there is.',
    file: 'apps/api/src/features/catalog/stock/stock.ts',
    find: 'if (available >= quantity) held.push',
    put: 'if (true) held.push',
    tests: ['apps/api/src/features/catalog/stock/stock.test.ts'],
  },
  {
    rule: 'A variant that was taken off sale is not ordered from the supplier.',
    file: 'apps/api/src/features/catalog/stock/stock.ts',
    find: '!row?.active || row.leadTimeDays === null',
    put: 'row?.leadTimeDays === null',
    tests: ['apps/api/src/features/catalog/stock/stock.test.ts'],
  },
  {
    rule: 'All pieces of an order are held or none.',
    file: 'apps/api/src/features/order/hold/order-stock.ts',
    find: 'if (outcome.held.length > 0) await releaseStock(tx, outcome.held)',
    put: '',
    tests: [
      'apps/api/src/features/order/hold/deal-pieces.race.test.ts',
      'apps/api/src/features/order/settle/late-payment.test.ts',
    ],
  },
  {
    rule: 'Deal pieces go back when an order comes to nothing.',
    file: 'apps/api/src/features/order/hold/order-stock.ts',
    find: 'await returnDealPieces(tx, await deleteDealPieces(tx, order.id))',
    put: 'await deleteDealPieces(tx, order.id)',
    tests: [
      'apps/api/src/features/order/hold/deal-pieces.race.test.ts',
      'apps/api/src/features/order/settle/late-payment.test.ts',
    ],
  },
  {
    rule: 'The visitor sees the pieces that the own order holds.',
    file: 'apps/api/src/features/cart/price/cart-line.ts',
    find: 'countPiecesInStock(variant) + (heldPieces[variant.variantId] ?? 0)',
    put: 'countPiecesInStock(variant)',
    tests: ['apps/api/src/features/order/place/place-order.test.ts'],
  },
  {
    rule: 'What is off sale cannot be ordered.',
    file: 'apps/api/src/features/cart/price/cart-line.ts',
    find: 'if (!variant.isActive) return { pieces: 0, orderable: 0 }',
    put: '',
    tests: ['apps/api/src/features/cart/cart.routes.test.ts'],
  },
  {
    rule: 'A shortage names how many there are.',
    file: 'apps/api/src/features/cart/price/cart-line.ts',
    find: 'requested: line.quantity, available: line.orderable',
    put: 'requested: line.quantity, available: 0',
    tests: ['apps/api/src/features/order/place/place-order'],
  },
  {
    rule: 'A second change of one table in a transaction is not lost.',
    file: 'apps/api/src/platform/db/gather-writes.ts',
    find: 'return !this.#writes.some((write) => write.table === table)\n',
    put: 'return true\n',
    tests: ['apps/api/src/platform/db/gather-writes.test.ts'],
  },
  {
    rule: 'What a refused order has gathered is not written.',
    file: 'apps/api/src/platform/db/client/held-back.ts',
    find: 'if (isRollback(parts[0])) heldBackOf.delete(client)\n    else sendHeldBack(client)',
    put: 'if (!isRollback(parts[0])) sendHeldBack(client)',
    tests: ['apps/api/src/platform/db/gather-writes.test.ts'],
  },
]
