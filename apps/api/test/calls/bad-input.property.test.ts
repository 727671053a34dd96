import {
  addCartItemEndpoint,
  applyDiscountEndpoint,
  restoreCartEndpoint,
  updateCartItemEndpoint,
} from '@sluimer/contract/cart/endpoints'
import {
  choosePaymentEndpoint,
  placeOrderEndpoint,
  saveCheckoutCustomerEndpoint,
} from '@sluimer/contract/checkout/endpoints'
import type { Endpoint } from '@sluimer/contract/endpoint'
import { errorBodySchema, errorStatus } from '@sluimer/contract/errors'
import { retryPaymentEndpoint } from '@sluimer/contract/order/endpoints'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aProduct, onlyVariantId } from '../../src/features/catalog/catalog.builders.ts'
import {
  aCustomer,
  aPlacedOrder,
  aVisitorAtPay,
  sendWebhookFor,
} from '../../src/features/order/order.builders.ts'
import { order } from '../../src/features/order/rows/tables.ts'
import { payment } from '../../src/features/payment/tables.ts'
import { findBrokenInvariants } from '../check-invariants.ts'
import type { CookieJar } from '../cookie-jar.ts'
import { buildTestApp, type TestApp } from '../test-app.ts'

let app: TestApp
let cookies: CookieJar
beforeAll(async () => {
  app = await buildTestApp({ config: { rateLimitPerMinute: 1_000_000 } })
  const variantId = onlyVariantId(await aProduct(app.db, { priceCents: 10_000, stock: 50 }))
  cookies = await aVisitorAtPay(app, { lines: [{ variantId }] })
})
afterAll(() => app.close())
beforeEach(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
})

/** Valid bodies, in which one value at a time is replaced by something else. */
const details = aCustomer()
const bodies: [string, Endpoint, object][] = [
  ['addCartItem', addCartItemEndpoint, { item_id: '1', quantity: 1 }],
  ['updateCartItem', updateCartItemEndpoint, { item_id: '1', quantity: 1 }],
  ['applyDiscount', applyDiscountEndpoint, { discount_code: 'TIEN' }],
  ['restoreCart', restoreCartEndpoint, { id: 'a' }],
  [
    'saveCheckoutCustomer',
    saveCheckoutCustomerEndpoint,
    {
      ...details,
      sameDeliveryAddress: false,
      shipping: { ...details.billing, first_name: '', last_name: '' },
    },
  ],
  [
    'choosePayment',
    choosePaymentEndpoint,
    {
      selectedPaymentMethod: 'ideal',
      selectedShippingMethod: 'parcel',
      shippingInsurance: false,
      customer: { dob: '29-02-1980', gender: '1', phone: '0612345678', installment: '3', terms: true },
    },
  ],
  [
    'placeOrder',
    placeOrderEndpoint,
    { expected_total: 0.01, expected_prices: [{ item_id: '1', price: 0.01 }] },
  ],
  ['retryPayment', retryPaymentEndpoint, { order_id: 'a', selectedPaymentMethod: 'ideal' }],
]

const longText = fc.constantFrom('a'.repeat(5_000), '９'.repeat(300), '👩‍👩‍👧'.repeat(200))
const strangeText = fc.constantFrom(
  ...[
    '\u0000',
    'a\u0007b',
    '\u001b[31m',
    '\ud800',
    '\u202etxt.exe',
    '  ',
    '١٢٣٤ ٥٦',
    '北京市',
    'Ωμέγα',
    'Ñandú',
  ],
  ...[
    "'; drop table cart; --",
    '<script>alert(1)</script>',
    '{{7*7}}',
    '../../etc/passwd',
    '%00',
    '__proto__',
  ],
)
const strangeNumber = fc.constantFrom(-1, 0, 1.5, 100, 1e9, 2 ** 53, -0.01, 1e308)
const strange = fc.oneof(longText, strangeText, strangeNumber, fc.jsonValue({ maxDepth: 3 }))

/** Lists the places of values in a body: ['billing', 'zipcode']. */
function placesIn(value: object): string[][] {
  return Object.entries(value).flatMap(([key, child]) =>
    typeof child === 'object' && child !== null
      ? [[key], ...placesIn(child).map((at) => [key, ...at])]
      : [[key]],
  )
}

function replaced(body: object, [key = '', ...rest]: readonly string[], value: unknown): object {
  const copy: Record<string, unknown> = Array.isArray(body) ? ([...body] as never) : { ...body }
  copy[key] = rest.length === 0 ? value : replaced(copy[key] as object, rest, value)
  return copy
}

const send = (endpoint: Endpoint, payload: unknown) =>
  app.server.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: {
      authorization: `Bearer ${app.serviceToken()}`,
      cookie: cookies.header(),
      'content-type': 'application/json',
    },
    payload: JSON.stringify(payload),
  })

describe.each(bodies)('[API-08] [API-10] %s', (_name, endpoint, body) => {
  test('answers every strange value with a clear 4xx or a plain yes, and never breaks', async () => {
    const places = fc.constantFrom(...placesIn(body))
    await fc.assert(
      fc.asyncProperty(places, strange, async (place, value) => {
        const answer = await send(endpoint, replaced(body, place, value))
        if (answer.statusCode < 400) return
        const { error } = errorBodySchema.parse(answer.json())
        expect(answer.statusCode).toBe(errorStatus[error.code])
        expect(answer.statusCode).toBeLessThan(500)
        expect(error.message).not.toMatch(/[\w-]+\.ts|select |insert |stack|zod/i)
        if (error.code === 'invalid_request') expect(error.fields?.length ?? 1).toBeGreaterThan(0)
      }),
      { numRuns: 60 },
    )
  })

  test('refuses a field that nobody asked for, by its name', async () => {
    const answer = await send(endpoint, { ...body, isAdmin: true })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toContainEqual(expect.objectContaining({ path: 'body.isAdmin' }))
  })

  test.each(['null', '[]', '"text"', '7', '{', ''])('refuses %s as a body', async (payload) => {
    const answer = await app.server.inject({
      method: endpoint.method,
      url: endpoint.path,
      headers: { authorization: `Bearer ${app.serviceToken()}`, 'content-type': 'application/json' },
      payload,
    })
    expect(answer.statusCode).toBe(400)
  })
})

test.each([-1, 0, 100, 1e9, 1.5, '2', null, true, [1]])('[API-08] %j is not a quantity', async (quantity) => {
  const answer = await send(addCartItemEndpoint, { item_id: '1', quantity })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error.fields).toContainEqual(expect.objectContaining({ path: 'body.quantity' }))
})

test('[CO-06] forged and replayed webhooks change nothing, and tell nobody which payments exist', async () => {
  const variantId = onlyVariantId(await aProduct(app.db, { stock: 5 }))
  const { url } = await aPlacedOrder(app, { lines: [{ variantId }] })
  const state = async () => [
    await app.db.select().from(order).orderBy(order.number),
    await app.db.select().from(payment).orderBy(payment.id),
  ]
  const before = await state()
  const bodies = [
    ...['id=tst_AAAAAAAAAAAAAAAAAAAAAA', 'id=tr_7UhSN1zuXS', 'id=', 'id=a&id=b', `id=${'x'.repeat(2_000)}`],
    ...['status=paid', 'id=%00', 'id[$ne]=1', '__proto__[id]=1'],
  ]
  for (const payload of bodies) {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/webhooks/test',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
    expect([200, 400]).toContain(answer.statusCode)
    expect(answer.body).not.toContain('tst_')
  }
  for (let i = 0; i < 3; i++) expect((await sendWebhookFor(app, url)).statusCode).toBe(200)
  expect(await state()).toEqual(before)
})
