// Pages of the checkout: what they take, what they ask the api, where they lead.

const address = ['apps/shop/app/features/address/', 'apps/shop/app/features/checkout/']
const checkout = ['apps/shop/app/features/checkout/']

/** @type {import('../../list-faults.mjs').Fault[]} */
export const shopCheckoutFaults = [
  {
    rule: 'Whoever came too far is led back to the first step that is not done.',
    file: 'apps/shop/app/features/checkout/checkout-or-redirect.server.ts',
    find: 'if (order.indexOf(checkout.next_step) < order.indexOf(step))',
    put: 'if (false)',
    tests: checkout,
  },
  {
    rule: 'Whoever comes back to a step that is done may look at it.',
    file: 'apps/shop/app/features/checkout/checkout-or-redirect.server.ts',
    find: 'order.indexOf(checkout.next_step) < order.indexOf(step)',
    put: 'order.indexOf(checkout.next_step) !== order.indexOf(step)',
    tests: checkout,
  },
  {
    rule: 'A checkout of nothing leads to the cart.',
    file: 'apps/shop/app/features/checkout/checkout-or-redirect.server.ts',
    find: "if (result.error.code === 'cart_empty') throw redirect('/cart/')",
    put: '',
    tests: checkout,
  },
  {
    rule: 'The order is placed at the total that stood on the page.',
    file: 'apps/shop/app/features/checkout/pay-page.tsx',
    find: 'expected_total: Number.isSafeInteger(expected) ? expected : 0',
    put: 'expected_total: 0',
    tests: checkout,
  },
  {
    rule: 'The prices on the page go along with the order.',
    file: 'apps/shop/app/features/checkout/pay-page.tsx',
    find: 'expected_prices: readPrices(form)',
    put: 'expected_prices: []',
    tests: checkout,
  },
  {
    rule: 'A day that is gone leads back to where another is chosen.',
    file: 'apps/shop/app/features/checkout/pay-page.tsx',
    find: "if (placed.error.code === 'delivery_day_unavailable') return redirect('/checkout/payment-methods/')",
    put: '',
    tests: checkout,
  },
  {
    rule: 'A price that is no amount is left out and not taken for nothing.',
    file: 'apps/shop/app/features/checkout/seen-prices.ts',
    find: "typeof value === 'string' && value !== '' ? Number(value) : Number.NaN",
    put: 'Number(value)',
    tests: [...checkout, 'apps/shop/app/features/deal/'],
  },
  {
    rule: 'Without a way to pay the step is not left.',
    file: 'apps/shop/app/features/checkout/ways-form.ts',
    find: "given.selectedPaymentMethod !== '' || form.has(nothingToPayField)",
    put: 'true',
    tests: checkout,
  },
  {
    rule: 'An insurance is bought by who ticked it.',
    file: 'apps/shop/app/features/checkout/ways-form.ts',
    find: "form.get(insuranceField) === 'on'",
    put: 'form.get(insuranceField) !== null || !form.has(insuranceField)',
    tests: checkout,
  },
  {
    rule: 'An insurance is never ticked beforehand.',
    file: 'apps/shop/app/features/checkout/insurance-field.tsx',
    find: 'defaultChecked={isChosen}',
    put: 'defaultChecked',
    tests: checkout,
  },
  {
    rule: 'A delivery address that was given before is shown again.',
    file: 'apps/shop/app/features/address/address-form.ts',
    find: "otherAddress: sameDeliveryAddress ? '' : 'on'",
    put: "otherAddress: ''",
    tests: address,
  },
  {
    rule: 'A refusal of mail about reviews stays a refusal when the step is opened again.',
    file: 'apps/shop/app/features/address/address-form.ts',
    find: "noReviewInvitation: noReviewInvitation ? 'on' : ''",
    put: "noReviewInvitation: ''",
    tests: address,
  },
  {
    rule: 'A VAT number that the register denies stops the step.',
    file: 'apps/shop/app/features/address/find-vat-problem.server.ts',
    find: ': validationMessages.vat_number',
    put: ': undefined',
    tests: address,
  },
  {
    rule: 'A register that does not answer counts as a yes.',
    file: 'apps/shop/app/features/address/find-vat-problem.server.ts',
    find: '!answer.ok || answer.data.data.valid',
    put: 'answer.ok && answer.data.data.valid',
    tests: address,
  },
  {
    rule: 'An address that was looked up is kept by no browser.',
    file: 'apps/shop/app/features/address/address-lookup.ts',
    find: "{ headers: { 'cache-control': 'private, no-store' } }",
    put: '{}',
    tests: address,
  },
  {
    rule: 'A buyer without VAT is told so, and one whose number was not confirmed as well.',
    file: 'apps/shop/app/features/checkout/vat-note.tsx',
    find: 'if (saved === null)',
    put: 'if (saved !== null)',
    tests: checkout,
  },
  {
    rule: 'What is collected is brought to no address.',
    file: 'apps/shop/app/features/checkout/order-review.tsx',
    find: 'const isBrought = checkout.delivery.pickup_point === null',
    put: 'const isBrought = true',
    tests: checkout,
  },
]
