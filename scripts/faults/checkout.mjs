// What the checkout takes, asks and remembers.

const routes = ['apps/api/src/features/checkout/checkout.routes.test.ts']
const withoutVat = ['apps/api/src/features/checkout/reverse-charge.test.ts']
const vatOfOrders = ['apps/api/src/features/order/destination/vat-for-order.test.ts']
const payLater = ['apps/api/src/features/order/pay/pay-later.test.ts']
const methods = ['apps/api/src/features/payment/payment-methods.test.ts']

/** @type {import('./list-faults.mjs').Fault[]} */
export const checkoutFaults = [
  {
    rule: 'Goods are not sent to a post box.',
    file: 'apps/api/src/features/checkout/tidy-details.ts',
    find: 'if (isPostBox(delivery.street))',
    put: 'if (isPostBox(billing.street))',
    tests: ['apps/api/src/features/checkout/delivery-choice.test.ts'],
  },
  {
    rule: 'A private person is kept without what a company has.',
    file: 'apps/api/src/features/checkout/tidy-details.ts',
    find: "...(isCompany ? {} : { company: '', vat_number: '', coc_number: '' })",
    put: '',
    tests: routes,
  },
  {
    rule: 'A telephone number is kept in one form.',
    file: 'apps/api/src/features/checkout/tidy-details.ts',
    find: 'phone_number: normalizePhone(customer.phone_number)',
    put: 'phone_number: customer.phone_number',
    tests: routes,
  },
  {
    rule: 'A delivery address that is not used is not kept.',
    file: 'apps/api/src/features/checkout/tidy-details.ts',
    find: 'sameDeliveryAddress || shipping === null ? null : { ...shipping',
    put: 'shipping === null ? null : { ...shipping',
    tests: routes,
  },
  {
    rule: 'A company gives a VAT number that can exist.',
    file: 'apps/api/src/features/checkout/tidy-details.ts',
    find: 'if (isCompany && !checkVatNumber(customer.vat_number, billing.country_code).checksumValid)',
    put: 'if (false)',
    tests: routes,
  },
  {
    rule: 'A birth date of a child is refused with the address.',
    file: 'apps/api/src/features/checkout/tidy-details.ts',
    find: "if (birthdate?.ok === false) return refuse('birthdate')",
    put: "if (birthdate?.ok === false && birthdate.reason === 'format') return refuse('birthdate')",
    tests: routes,
  },
  {
    rule: 'Only large goods are insured.',
    file: 'apps/api/src/features/checkout/choose-payment.ts',
    find: 'choice.insurance && priced.isInsuranceOffered',
    put: 'choice.insurance',
    tests: [...routes, ...payLater],
  },
  {
    rule: 'What delivery costs counts for the bounds of a payment method.',
    file: 'apps/api/src/features/checkout/choose-payment.ts',
    find: 'amountWith(priced, delivery.data.cents, insurance)',
    put: 'amountWith(priced, 0, insurance)',
    tests: [...routes, 'apps/api/src/features/order/agreement/nothing-to-pay.test.ts'],
  },
  {
    rule: 'A cart that is short leads back to the cart.',
    file: 'apps/api/src/features/checkout/checkout-of.ts',
    find: "if (priced.lines.some((line) => line.quantity > line.orderable)) return 'cart'",
    put: '',
    tests: routes,
  },
  {
    rule: 'A method that is gone is named to who chose it.',
    file: 'apps/api/src/features/checkout/checkout-of.ts',
    find: 'cart.paymentMethod === null || payment !== undefined ||',
    put: 'true ||',
    tests: [...routes, ...payLater, 'apps/api/src/features/checkout/card-issuers.test.ts'],
  },
  {
    rule: 'A confirmed VAT number is asked after again only when it is old.',
    file: 'apps/api/src/features/checkout/confirm-vat.ts',
    find: 'if (isFreshConfirmation(held, fullVatNumber(buyer), clock())) return held',
    put: '',
    tests: withoutVat,
  },
  {
    rule: 'Prices without VAT are for the buyer whose number was confirmed.',
    file: 'apps/api/src/features/order/destination/vat-for-order.ts',
    find: 'if (isNet !== (confirmation !== null)) return undefined',
    put: '',
    tests: vatOfOrders,
  },
  {
    rule: 'A confirmation of another number makes nothing exempt.',
    file: 'apps/api/src/features/order/destination/vat-for-order.ts',
    find: 'const isConfirmed = confirmation?.vatNumber === fullVatNumber(buyer)',
    put: 'const isConfirmed = confirmation !== null',
    tests: vatOfOrders,
  },
  {
    rule: 'A confirmation holds for less than a day.',
    file: 'packages/domain/tax/vat-confirmation.ts',
    find: 'Date.parse(confirmation.confirmedAt) < dayMs',
    put: 'Date.parse(confirmation.confirmedAt) <= dayMs',
    tests: ['packages/domain/tax/'],
  },
  {
    rule: 'Credit without a lender is not offered.',
    file: 'apps/api/src/features/payment/methods.ts',
    find: "const isKnown = method.kind === 'direct' || method.lender !== null",
    put: 'const isKnown = true',
    tests: methods,
  },
  {
    rule: 'A method is offered in its own countries.',
    file: 'apps/api/src/features/payment/methods.ts',
    find: ' && method.countries.includes(country)',
    put: '',
    tests: methods,
  },
  {
    rule: 'Direct methods stand before credit.',
    file: 'apps/api/src/features/payment/methods.ts',
    find: "Number(a.kind === 'later') - Number(b.kind === 'later')",
    put: '0',
    tests: methods,
  },
  {
    rule: 'The largest amount that the provider takes of a method is not too much.',
    file: 'apps/api/src/features/payment/methods.ts',
    find: 'totalCents <= maxCents',
    put: 'totalCents < maxCents',
    tests: ['apps/api/src/features/payment/ask-offered-methods.test.ts'],
  },
  {
    rule: 'What the provider offered long ago counts no more.',
    file: 'apps/api/src/features/payment/ask-offered-methods.job.ts',
    find: 'await deletePaymentOffersBefore(deps.db, new Date(deps.clock().getTime() - keptMs))',
    put: '',
    tests: ['apps/api/src/features/payment/ask-offered-methods.test.ts'],
  },
]
