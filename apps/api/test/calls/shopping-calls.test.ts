import * as cart from '@sluimer/contract/cart/endpoints'
import * as checkout from '@sluimer/contract/checkout/endpoints'
import type { Endpoint } from '@sluimer/contract/endpoint'
import * as order from '@sluimer/contract/order/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRestoreLink } from '../../src/features/cart/restore/create-restore-link.ts'
import { aProduct, onlyVariantId } from '../../src/features/catalog/catalog.builders.ts'
import {
  aBelgianCustomer,
  aCustomer,
  aPlacedOrder,
  aVisitorAtPay,
  choosePaymentOutcome,
  pressPay,
} from '../../src/features/order/order.builders.ts'
import { aTenPercentCode } from '../../src/features/promotion/promotion.builders.ts'
import { savePromotion } from '../../src/features/promotion/save-promotion.ts'
import { inTransaction } from '../../src/platform/db/transaction.ts'
import { buildTestApp, type TestApp } from '../test-app.ts'

const now = new Date('2026-11-18T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  await savePromotion(app.db, aTenPercentCode('TIEN'))
})
afterAll(() => app.close())

const aVariant = async (stock = 20) => onlyVariantId(await aProduct(app.db, { priceCents: 10_000, stock }))
const toCall = ({ method, path }: Endpoint) => `${method} ${path}`

test('[API-08] every call of the cart exists under its name', () => {
  expect(Object.values(cart).map(toCall).sort()).toEqual(
    expect.arrayContaining([
      ...['GET /v1/cart', 'POST /v1/cart/item', 'PUT /v1/cart/item', 'DELETE /v1/cart/item'],
      ...['POST /v1/cart/discount', 'DELETE /v1/cart/discount', 'POST /v1/cart/restore'],
    ]),
  )
})

test('[API-08] one cart goes through all of them: filled, changed, made cheaper, emptied and brought back', async () => {
  const cookies = app.newVisitor()
  const item_id = String(await aVariant())
  const { added } = await app.mustCall(
    cart.addCartItemEndpoint,
    { body: { item_id, quantity: 2 } },
    { cookies },
  )
  expect(added).toMatchObject({ quantity: 2 })
  const [line] = (await app.mustCall(cart.getCartEndpoint, {}, { cookies })).items
  const id = line?.id ?? ''
  const changed = await app.mustCall(
    cart.updateCartItemEndpoint,
    { body: { item_id: id, quantity: 3 } },
    { cookies },
  )
  expect(changed.totals).toMatchObject({ total_quantity: 3, sub_total: 300, grand_total: 300 })
  const code = { discount_code: ' tien ' }
  const cheaper = await app.mustCall(cart.applyDiscountEndpoint, { body: code }, { cookies })
  expect(cheaper).toMatchObject({ applied_code: 'TIEN', totals: { grand_total: 270 } })
  const dearer = await app.mustCall(
    cart.removeDiscountEndpoint,
    { query: { discount_code: 'TIEN' } },
    { cookies },
  )
  expect(dearer).toMatchObject({ applied_code: null, totals: { grand_total: 300 } })
  const link = await inTransaction(app.db, (tx) =>
    createRestoreLink(tx, app.deps, dearer.quote_id ?? '', now),
  )
  const other = app.newVisitor()
  const restored = await app.mustCall(
    cart.restoreCartEndpoint,
    { body: { id: link.path.split('/').at(-2) ?? '' } },
    { cookies: other },
  )
  expect(restored.cart.totals.total_quantity).toBe(3)
  const emptied = await app.mustCall(cart.removeCartItemEndpoint, { query: { item_id: id } }, { cookies })
  expect(emptied.items).toEqual([])
})

test('[API-10] every call of checkout and order exists under its name', () => {
  expect([...Object.values(checkout), ...Object.values(order)].map(toCall)).toEqual(
    expect.arrayContaining([
      ...['GET /v1/checkout', 'POST /v1/checkout/customer'],
      ...['GET /v1/checkout/postcode/autocomplete', 'GET /v1/checkout/vat/validate'],
      ...['GET /v1/checkout/paymentmethod', 'POST /v1/checkout/paymentmethod'],
      ...['GET /v1/checkout/shippingmethod', 'POST /v1/checkout/payment-url'],
      ...['POST /v1/order/payment-url', 'GET /v1/order/{id}/status', 'GET /v1/order/{id}'],
    ]),
  )
})

test('[API-10] one order goes through all of them: address, delivery, method, payment, retry and status', async () => {
  const cookies = app.newVisitor()
  const asVisitor = { cookies }
  await app.mustCall(cart.addCartItemEndpoint, { body: { item_id: String(await aVariant()) } }, asVisitor)
  const address = { country_code: 'NL' as const, zipcode: '1234 AB', house_number: '12' }
  expect(await app.mustCall(checkout.lookUpAddressEndpoint, { query: address })).toHaveProperty('reason')
  const vat = { country_code: 'NL', vat_number: 'NL123456782B01' }
  expect(await app.mustCall(checkout.validateVatNumberEndpoint, { query: vat })).toEqual({
    data: { valid: true },
  })
  expect(await app.mustCall(checkout.getCheckoutEndpoint, {}, asVisitor)).toMatchObject({
    next_step: 'address-details',
  })
  await app.mustCall(checkout.saveCheckoutCustomerEndpoint, { body: aCustomer() }, asVisitor)
  const { shippingMethods } = await app.mustCall(
    checkout.getShippingMethodsEndpoint,
    { query: {} },
    asVisitor,
  )
  const { paymentMethods } = await app.mustCall(checkout.getPaymentMethodsEndpoint, {}, asVisitor)
  const chosen = await app.mustCall(
    checkout.choosePaymentEndpoint,
    {
      body: {
        selectedShippingMethod: shippingMethods[0]?.code ?? '',
        selectedPaymentMethod: paymentMethods[0]?.code ?? '',
      },
    },
    asVisitor,
  )
  expect(chosen).toMatchObject({ next_step: 'pay', paymentForm: { selectedPaymentMethod: 'ideal' } })
  const expected_total = chosen.cart.totals.grand_total
  const placed = await app.mustCall(checkout.placeOrderEndpoint, { body: { expected_total } }, asVisitor)
  const params = { id: placed.order_id }
  expect(await app.mustCall(order.getOrderStatusEndpoint, { params })).toMatchObject({
    order_number: placed.order_number,
    status: 'awaiting_payment',
    next: 'wait',
  })
  await choosePaymentOutcome(app, placed.url, 'failed')
  expect(await app.mustCall(order.getOrderStatusEndpoint, { params })).toMatchObject({ next: 'betalen' })
  const again = { order_id: placed.order_id, selectedPaymentMethod: 'creditcard' }
  const retried = await app.mustCall(order.retryPaymentEndpoint, { body: again })
  await choosePaymentOutcome(app, retried.url, 'paid')
  expect(await app.mustCall(order.getOrderStatusEndpoint, { params })).toMatchObject({ next: 'thankyou' })
  expect(await app.mustCall(order.getOrderEndpoint, { params })).toMatchObject({
    status: 'paid',
    payment_method: { code: 'creditcard' },
    totals: { grand_total: expected_total },
  })
})

test('[API-10] [CO-04] in Belgium the methods have a name of their own', async () => {
  const wish = {
    lines: [{ variantId: await aVariant() }],
    payment: 'bancontact',
    details: aBelgianCustomer(),
  }
  const cookies = await aVisitorAtPay(app, wish)
  const methods = await app.mustCall(checkout.getPaymentMethodsEndpoint, {}, { cookies })
  expect([methods.paymentMethods, methods.foreignPaymentMethods[0]?.code]).toEqual([[], 'bancontact'])
})

test('[API-08] [API-10] carts and orders of somebody else, or of nobody, do not exist: 404, and never 403', async () => {
  const variantId = await aVariant()
  const mine = await aVisitorAtPay(app, { lines: [{ variantId }] })
  const theirs = app.newVisitor()
  await app.mustCall(cart.addCartItemEndpoint, { body: { item_id: String(variantId) } }, { cookies: theirs })
  const [line] = (await app.mustCall(cart.getCartEndpoint, {}, { cookies: mine })).items
  const item_id = line?.id ?? ''
  const placed = await aPlacedOrder(app, { lines: [{ variantId }] })
  for (const answer of [
    await app.call(cart.updateCartItemEndpoint, { body: { item_id, quantity: 9 } }, { cookies: theirs }),
    await app.call(cart.removeCartItemEndpoint, { query: { item_id } }, { cookies: theirs }),
    await app.call(cart.restoreCartEndpoint, { body: { id: 'a'.repeat(43) } }, { cookies: theirs }),
    // The number is printed on paper; only the long id opens an order.
    await app.call(order.getOrderEndpoint, { params: { id: placed.number } }),
    await app.call(order.getOrderStatusEndpoint, { params: { id: placed.number } }),
    await app.call(order.getInvoiceEndpoint, { params: { id: placed.publicId }, query: {} }),
    await app.call(order.retryPaymentEndpoint, { body: { order_id: 'b'.repeat(22) } }),
  ])
    expect(answer).toMatchObject({ status: 404, error: { code: 'not_found' } })
  expect((await app.mustCall(cart.getCartEndpoint, {}, { cookies: mine })).items).toMatchObject([
    { quantity: 1 },
  ])
})

test('[API-10] [CO-05] a price or a total that the browser makes up is never believed', async () => {
  const cookies = await aVisitorAtPay(app, { lines: [{ variantId: await aVariant() }] })
  expect(await pressPay(app, cookies, 1)).toMatchObject({ status: 409, error: { code: 'price_changed' } })
  const [line] = (await app.mustCall(cart.getCartEndpoint, {}, { cookies })).items
  const expected_prices = [{ item_id: line?.id ?? '', price: 0.01 }]
  const body = { expected_total: 100, expected_prices }
  expect(await app.call(checkout.placeOrderEndpoint, { body }, { cookies })).toMatchObject({
    error: { code: 'price_changed', prices: [{ old_price: 0.01, price: 100 }] },
  })
  for (const made of [{ price: 0.01 }, { price_incl: 0 }, { discount: 99 }]) {
    const given = { item_id: line?.variant_id ?? '', ...made }
    const answer = await app.call(cart.addCartItemEndpoint, { body: given }, { cookies })
    expect(answer).toMatchObject({
      status: 400,
      error: { fields: [{ path: `body.${Object.keys(made)[0]}` }] },
    })
  }
  expect((await app.mustCall(cart.getCartEndpoint, {}, { cookies })).totals).toMatchObject({
    grand_total: 100,
  })
})
