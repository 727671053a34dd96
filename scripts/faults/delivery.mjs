// Days, places, areas and ways of delivery.

const domain = ['packages/domain/delivery/']
const races = ['apps/api/src/features/order/hold/delivery-day.race.test.ts']
const choice = ['apps/api/src/features/checkout/delivery-choice.test.ts']
const pickup = ['apps/api/src/features/delivery/pickup/find-pickup-points.test.ts']

/** @type {import('./list-faults.mjs').Fault[]} */
export const deliveryFaults = [
  {
    rule: 'An order at the very cut-off leaves the next working day.',
    file: 'packages/domain/delivery/promise.ts',
    find: 'const processed = amsterdamTime(now) < cutOffTime ?',
    put: `const processed = amsterdamTime(now) <= \`\${cutOffTime}:59\` ?`,
    tests: domain,
  },
  {
    rule: 'A promise holds until the cut-off and is told anew after it.',
    file: 'packages/domain/delivery/promise.ts',
    find: 'const isBeforeCutOff = amsterdamTime(now) < cutOffTime',
    put: 'const isBeforeCutOff = true',
    tests: domain,
  },
  {
    rule: 'The warehouse keeps the holidays of its own country, wherever the goods go.',
    file: 'packages/domain/delivery/promise.ts',
    find: "return addWorkingDays('NL', processed, workingDays)",
    put: 'return addWorkingDays(country, processed, workingDays)',
    tests: domain,
  },
  {
    rule: 'What is gone for good is not told as gone for now.',
    file: 'packages/domain/delivery/promise.ts',
    find: "text: isGone ? goneText : 'Tijdelijk niet leverbaar'",
    put: "text: 'Tijdelijk niet leverbaar'",
    tests: domain,
  },
  {
    rule: 'The last postcode of Terschelling is on the island.',
    file: 'packages/domain/delivery/areas.ts',
    find: '[8881, 8897]',
    put: '[8881, 8896]',
    tests: domain,
  },
  {
    rule: 'The last postcode of Ameland is on the island.',
    file: 'packages/domain/delivery/areas.ts',
    find: '[9161, 9164]',
    put: '[9161, 9163]',
    tests: domain,
  },
  {
    rule: 'The postcode before that of Ameland is on the mainland.',
    file: 'packages/domain/delivery/areas.ts',
    find: '[9161, 9164]',
    put: '[9160, 9164]',
    tests: domain,
  },
  {
    rule: 'A place that the own order holds opens its own day only.',
    file: 'packages/domain/delivery/delivery-days.ts',
    find: 'held?.area === area && held.date === date &&',
    put: 'held?.area === area &&',
    tests: domain,
  },
  {
    rule: 'The ferry is paid where delivery is free.',
    file: 'packages/domain/delivery/methods.ts',
    find: '(isFree ? 0 : rate.priceCents) + surchargeCents',
    put: 'isFree ? 0 : rate.priceCents + surchargeCents',
    tests: domain,
  },
  {
    rule: 'The threshold of free delivery counts itself.',
    file: 'packages/domain/delivery/methods.ts',
    find: 'subTotalCents >= rate.freeFromCents',
    put: 'subTotalCents > rate.freeFromCents',
    tests: domain,
  },
  {
    rule: 'No more old pieces go along than new ones were bought.',
    file: 'packages/domain/returns/haul-away.ts',
    find: 'Math.min(bought, mostOldPieces)',
    put: 'mostOldPieces',
    tests: domain,
  },
  {
    rule: 'Staff can close a day for all but those who have it.',
    file: 'apps/api/src/features/delivery/delivery-command.ts',
    find: 'if (places < taken)',
    put: 'if (places <= taken)',
    tests: ['apps/api/src/features/delivery/delivery-command.test.ts'],
  },
  {
    rule: 'A day that can just be kept is kept.',
    file: 'apps/api/src/features/order/hold/renew-arrival.ts',
    find: 'order.deliverySlot.date >= earliest',
    put: 'order.deliverySlot.date > earliest',
    tests: races,
  },
  {
    rule: 'A day that is too near by now stops the old order.',
    file: 'apps/api/src/features/order/hold/renew-arrival.ts',
    find: 'return earliest !== undefined && order.deliverySlot.date >= earliest',
    put: 'return true',
    tests: [
      'apps/api/src/features/order/hold/delivery-day.race.test.ts',
      'apps/api/src/features/order/settle/late-payment.test.ts',
    ],
  },
  {
    rule: 'A code for free delivery pays no ferry.',
    file: 'apps/api/src/features/cart/price/delivery-of-cart.ts',
    find: 'priceCents: option.surchargeCents',
    put: 'priceCents: 0',
    tests: [
      ...choice,
      'apps/api/src/features/cart/change/discount.routes.test.ts',
      'apps/api/src/features/cart/price/one-promise.test.ts',
    ],
  },
  {
    rule: 'Fewer old pieces go along when fewer new ones are in the cart.',
    file: 'apps/api/src/features/cart/price/delivery-of-cart.ts',
    find: 'isTwoMan ? Math.min(cart.haulAwayPieces, limit) : 0',
    put: 'isTwoMan ? cart.haulAwayPieces : 0',
    tests: choice,
  },
  {
    rule: 'A pick-up point in the other country goes with the address.',
    file: 'apps/api/src/features/cart/price/delivery-of-cart.ts',
    find: "chosen?.code === 'pickup' && cart.pickupPoint?.country === country",
    put: "chosen?.code === 'pickup' && cart.pickupPoint",
    tests: choice,
  },
  {
    rule: 'The part of the day is in what delivery costs.',
    file: 'apps/api/src/features/cart/price/delivery-of-cart.ts',
    find: '((shipping ?? options[0])?.priceCents ?? 0) + slotCents',
    put: '((shipping ?? options[0])?.priceCents ?? 0)',
    tests: choice,
  },
  {
    rule: 'A pick-up point in another country than the address is refused.',
    file: 'apps/api/src/features/checkout/check-delivery.ts',
    find: 'wish.point === undefined || wish.point.country !== priced.cart.countryCode',
    put: 'wish.point === undefined',
    tests: choice,
  },
  {
    rule: 'More old pieces than new ones are refused.',
    file: 'apps/api/src/features/checkout/check-delivery.ts',
    find: 'if (wish.haulAway > limit)',
    put: 'if (false)',
    tests: choice,
  },
  {
    rule: 'A carrier that tells of a point elsewhere is not believed.',
    file: 'apps/api/src/features/delivery/pickup/carrier-points.ts',
    find: 'point?.id === id && point.country === country ? point : undefined',
    put: 'point?.id === id ? point : undefined',
    tests: pickup,
  },
  {
    rule: 'A carrier that knew of no points and is away now has not said that there are none.',
    file: 'apps/api/src/features/delivery/pickup/kept-points.ts',
    find: 'kept === undefined || kept.points.length === 0',
    put: 'kept === undefined',
    tests: pickup,
  },
  {
    rule: 'Points that were told long ago are deleted.',
    file: 'apps/api/src/features/delivery/pickup/pickup.queries.ts',
    find: 'await db.delete(pickupPoint).where(lt(pickupPoint.toldAt, before))',
    put: '',
    tests: pickup,
  },
]
