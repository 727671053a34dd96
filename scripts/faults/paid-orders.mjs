// What becomes of an order once money moves: payments, invoices, parcels, money back.

const afterSale = ['apps/api/src/features/order/after-sale/after-sale.test.ts']
const retention = ['apps/api/src/retention.test.ts']
const retry = ['apps/api/src/features/order/pay/retry-payment.test.ts']
const moving = ['apps/api/src/features/order/after-sale/move-money.test.ts']
const invoices = ['apps/api/src/features/order/papers/invoice/invoice.test.ts']

/** @type {import('./list-faults.mjs').Fault[]} */
export const paidOrderFaults = [
  {
    rule: 'The year of an invoice is that of its day in Amsterdam.',
    file: 'apps/api/src/features/order/papers/invoice/issue-invoice.ts',
    find: `\`\${prefix}\${amsterdamDate(now).slice(0, 4)}\``,
    put: `\`\${prefix}\${now.toISOString().slice(0, 4)}\``,
    tests: afterSale,
  },
  {
    rule: 'Credit notes have a range of their own.',
    file: 'apps/api/src/features/order/papers/invoice/issue-invoice.ts',
    find: "nextNumber(tx, 'C', now)",
    put: "nextNumber(tx, '', now)",
    tests: afterSale,
  },
  {
    rule: 'An invoice is dated by the day in Amsterdam.',
    file: 'apps/api/src/features/order/papers/invoice/document-of.ts',
    find: 'issuedOn: amsterdamDate(now)',
    put: 'issuedOn: now.toISOString().slice(0, 10)',
    tests: afterSale,
  },
  {
    rule: 'The address of the goods stands on the invoice where it is another.',
    file: 'apps/api/src/features/order/papers/invoice/document-of.ts',
    find: 'deliveredTo: isElsewhere ? [shipping.name, ...shipping.lines] : null',
    put: 'deliveredTo: null',
    tests: [...afterSale, 'apps/api/src/features/order/destination/delivery-on-paper.test.ts'],
  },
  {
    rule: 'A parcel is followed at an address of https and at no script.',
    file: 'apps/api/src/features/order/after-sale/ship-order.ts',
    find: '.url({ protocol: /^https$/ })',
    put: '.url()',
    tests: afterSale,
  },
  {
    rule: 'Of a promise that failed no more is collected than is still owed.',
    file: 'apps/api/src/features/order/after-sale/collect-again.ts',
    find: 'Math.min(failed.amountCents, await untakenCents(tx, open, payment))',
    put: 'failed.amountCents',
    tests: ['apps/api/src/features/order/after-sale/follow-captures.test.ts'],
  },
  {
    rule: 'The method of an order is chosen by what it costs without the present one.',
    file: 'apps/api/src/features/order/pay/payable.ts',
    find: 'order.grandTotalCents - order.paymentCents',
    put: 'order.grandTotalCents',
    tests: retry,
  },
  {
    rule: 'An order that cannot be paid any more offers no way to pay.',
    file: 'apps/api/src/features/order/status/get-order.ts',
    find: 'isPayable(order, clock()) ? await methodsFor(db, order) : []',
    put: 'await methodsFor(db, order)',
    tests: retry,
  },
  {
    rule: 'An order whose payment the bank works on is not forgotten.',
    file: 'apps/api/src/features/payment/payment.queries.ts',
    find: "['pending', 'authorized', 'paid', 'refunded']",
    put: "['authorized', 'paid', 'refunded']",
    tests: retention,
  },
  {
    rule: 'An order whose money went back is not forgotten.',
    file: 'apps/api/src/features/payment/payment.queries.ts',
    find: "['pending', 'authorized', 'paid', 'refunded']",
    put: "['pending', 'authorized', 'paid']",
    tests: retention,
  },
  {
    rule: 'One order that something still refers to keeps no other from being forgotten.',
    file: 'apps/api/src/features/order/expire/forget-unpaid-orders.job.ts',
    find: 'if (!isForeignKeyViolation(error)) throw error',
    put: 'throw error',
    tests: retention,
  },
  {
    rule: 'Who buys without VAT pays another method without VAT.',
    file: 'apps/api/src/features/order/pay/payable.ts',
    find: 'if (order.vatCountry !== null) return methods',
    put: 'return methods',
    tests: [...retry, 'apps/api/src/features/checkout/reverse-charge.test.ts'],
  },
  {
    rule: 'Two who take up money to move never take up the same.',
    file: 'apps/api/src/features/payment/claim.queries.ts',
    find: ".for('update', { skipLocked: true })",
    put: '',
    tests: ['apps/api/src/features/payment/claim.queries.test.ts'],
  },
  {
    rule: 'A payment that was dropped while the provider answered is canceled there.',
    file: 'apps/api/src/features/order/pay/open-payment.ts',
    find: 'await withTimeLimit(provider.cancel(report.id))',
    put: '',
    tests: ['apps/api/src/features/order/pay/provider-trouble.test.ts'],
  },
  {
    rule: 'The latest attempt to pay is the one that counts.',
    file: 'apps/api/src/features/payment/payment.queries.ts',
    find: '.orderBy(desc(payment.createdAt), desc(payment.id))',
    put: '.orderBy(payment.createdAt, payment.id)',
    tests: ['apps/api/src/features/order/settle/late-payment.test.ts', ...retry],
  },
  {
    rule: 'What was asked of the provider before is looked for before it is asked again.',
    file: 'apps/api/src/features/order/after-sale/carry-out-move.ts',
    find: 'claim.tries > 1 ? await look({ idempotencyKey: move.id }) : undefined',
    put: 'undefined',
    tests: moving,
  },
  {
    rule: 'While a part of a promise is taken its money does not go back.',
    file: 'apps/api/src/features/order/after-sale/carry-out-move.ts',
    find: "isNew && kind.work === 'refund' && (await isBeingCaptured(deps.db, payment.id))",
    put: 'false',
    tests: [
      ...moving,
      'apps/api/src/features/order/after-sale/move-money.race.test.ts',
      'apps/api/src/features/order/after-sale/follow-captures.test.ts',
    ],
  },
  {
    rule: 'A promise that the provider has not let go of is asked after again.',
    file: 'apps/api/src/features/order/after-sale/end-promise.ts',
    find: "if (status === 'authorized') throw new Error('the provider has not let go of the promise yet')",
    put: '',
    tests: [...moving, ...afterSale],
  },
  {
    rule: 'Money that cannot move is told to people after half an hour.',
    file: 'apps/api/src/features/order/after-sale/move-money.job.ts',
    find: 'if (claim.tries >= triesBeforeAlarm)',
    put: 'if (false)',
    tests: moving,
  },
  {
    rule: 'An invoice of a promise does not say that it is paid.',
    file: 'apps/api/src/features/order/papers/invoice/document-of.ts',
    find: 'issue.isPaid ? amsterdamDate(issue.now) : null',
    put: 'amsterdamDate(issue.now)',
    tests: invoices,
  },
  {
    rule: 'What was credited before counts in the VAT of the next note.',
    file: 'apps/api/src/features/order/papers/invoice/document-of.ts',
    find: '[...earlier, { lines, costs }].map(vatPartOf)',
    put: '[{ lines, costs }].map(vatPartOf)',
    tests: invoices,
  },
  {
    rule: 'One trouble with money is told once.',
    file: 'apps/api/src/features/order/after-sale/tell-staff-of-money.ts',
    find: '(await hasOrderEvent(tx, order.id, what, { id: move.id }))',
    put: 'false',
    tests: moving,
  },
  {
    rule: 'A message about money that goes back is followed at once.',
    file: 'apps/api/src/features/order/settle/receive-webhook.ts',
    find: 'if (!isUnpaid(payment.status)) await lookAgainSoon(deps.db, payment.id, deps.clock())',
    put: '',
    tests: moving,
  },
  {
    rule: 'A former price or a deal of now changes no order of before.',
    file: 'apps/api/src/features/order/place/write-order.ts',
    find: 'priceCents: variant.price.priceCents,\n',
    put: 'priceCents: variant.regularPriceCents,\n',
    tests: [
      'apps/api/src/features/order/hold/deal-pieces.race.test.ts',
      'apps/api/src/features/order/place/place-order.test.ts',
    ],
  },
]
