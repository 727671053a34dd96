// The shop’s pages of cart, delivery and order, and what their forms ask the api.

const cart = ['apps/shop/app/features/cart/']
const order = ['apps/shop/app/features/order/']
const delivery = ['apps/shop/app/features/delivery/']

/** @type {import('../../list-faults.mjs').Fault[]} */
export const shopOrderFaults = [
  {
    rule: 'A quantity that is not a number is refused and not taken for one.',
    file: 'apps/shop/app/features/cart/cart-action.server.ts',
    find: '/^\\d{1,9}$/.test(written) ? Number(written) : -1',
    put: 'Math.trunc(Number(written)) || 1',
    tests: cart,
  },
  {
    rule: 'A button that nobody knows changes nothing.',
    file: 'apps/shop/app/features/cart/cart-action.server.ts',
    find: "if (intent === 'remove') {",
    put: "if (intent !== 'apply_code' && intent !== 'remove_code') {",
    tests: cart,
  },
  {
    rule: 'The field’s own sentence about a code is the one that is shown.',
    file: 'apps/shop/app/features/cart/cart-action.server.ts',
    find: 'error.fields?.[0]?.message ?? error.message',
    put: 'error.message',
    tests: cart,
  },
  {
    rule: 'A form without scripts that failed says so with its status.',
    file: 'apps/shop/app/features/cart/cart-page.tsx',
    find: "change.ok ? redirect('/cart/') : data(change, { status: 409 })",
    put: "redirect('/cart/')",
    tests: cart,
  },
  {
    rule: 'A link to a cart that is gone says so, and is not a failure of the shop.',
    file: 'apps/shop/app/features/cart/restore-page.tsx',
    find: 'restored.status === 404 || restored.status === 400',
    put: 'restored.status === 404',
    tests: cart,
  },
  {
    rule: 'The goods that a restored cart lacks are named.',
    file: 'apps/shop/app/features/cart/restore-page.tsx',
    find: "if (restored.data.missing.length === 0) throw redirect('/cart/')",
    put: "throw redirect('/cart/')",
    tests: cart,
  },
  {
    rule: 'The secret address of a cart reaches no other site.',
    file: 'apps/shop/app/features/cart/restore-page.tsx',
    find: "{ name: 'referrer', content: 'no-referrer' },",
    put: '',
    tests: cart,
  },
  {
    rule: 'A day that is gone is not chosen beforehand.',
    file: 'apps/shop/app/features/delivery/delivery-form.ts',
    find: 'delivery.day_gone === null ? (isFirstTime ? firstDay : chosenDay)',
    put: 'true ? (isFirstTime ? firstDay : chosenDay)',
    tests: delivery,
  },
  {
    rule: 'Whoever left the day open finds it open again.',
    file: 'apps/shop/app/features/delivery/delivery-form.ts',
    find: 'delivery.day ? toSlotValue(delivery.day.date, delivery.day.part) : noDay',
    put: 'delivery.day ? toSlotValue(delivery.day.date, delivery.day.part) : firstDay',
    tests: delivery,
  },
  {
    rule: 'Points are looked for near where the goods go.',
    file: 'apps/shop/app/features/delivery/pickup-points.server.ts',
    find: 'details.sameDeliveryAddress ? details.billing : (details.shipping ?? details.billing)',
    put: 'details.billing',
    tests: delivery,
  },
  {
    rule: 'An order is thanked for only when it is paid.',
    file: 'apps/shop/app/features/order/thankyou-page.tsx',
    find: 'if (!isConfirmed(order)) throw redirect',
    put: 'if (false) throw redirect',
    tests: order,
  },
  {
    rule: 'A paid order is not offered to be paid again.',
    file: 'apps/shop/app/features/order/retry-page.tsx',
    find: 'if (isConfirmed(order)) throw redirect',
    put: 'if (false) throw redirect',
    tests: order,
  },
  {
    rule: 'Whoever paid another sum is not asked to pay again.',
    file: 'apps/shop/app/features/order/retry-page.tsx',
    find: 'if (order.holds_other_sum) throw redirect',
    put: 'if (false) throw redirect',
    tests: order,
  },
  {
    rule: 'Paying again takes the method that is chosen now.',
    file: 'apps/shop/app/features/order/retry-page.tsx',
    find: '      selectedPaymentMethod,\n      selectedPaymentIssuer: given',
    put: '      selectedPaymentIssuer: given',
    tests: order,
  },
  {
    rule: 'An order that cannot be read just now is not an order that is not there.',
    file: 'apps/shop/app/features/order/find-order.server.ts',
    find: 'order.status >= 500 ? 503 : 404',
    put: '404',
    tests: order,
  },
]
