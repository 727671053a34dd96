import { addCartItemEndpoint } from '@sluimer/contract/cart/endpoints'
import {
  choosePaymentEndpoint,
  getCheckoutEndpoint,
  saveCheckoutCustomerEndpoint,
} from '@sluimer/contract/checkout/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../catalog/catalog.builders.ts'
import { aCustomer } from '../order/order.builders.ts'
import { upsertPaymentOffer } from '../payment/payment-method.queries.ts'

const now = new Date('2026-11-18T10:00:00Z')
const issuers = [{ id: 'visa', name: 'Visa' }]
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
  const offer = { minCents: null, maxCents: null }
  await upsertPaymentOffer(app.db, {
    country: 'NL',
    methods: [
      { method: 'creditcard', ...offer, issuers },
      { method: 'ideal', ...offer },
    ],
    askedAt: now,
  })
})
afterAll(() => app.close())

test('[SC-04] [EN-03] the issuers that the provider lists are offered, kept and given back; another one is refused', async () => {
  const cookies = app.newVisitor()
  const item_id = String(onlyVariantId(await aProduct(app.db, { priceCents: 10_000 })))
  await app.mustCall(addCartItemEndpoint, { body: { item_id } }, { cookies })
  await app.mustCall(saveCheckoutCustomerEndpoint, { body: aCustomer() }, { cookies })
  const listIssuers = async () =>
    Object.fromEntries(
      (await app.mustCall(getCheckoutEndpoint, {}, { cookies })).paymentMethods.map((one) => [
        one.code,
        one.issuers,
      ]),
    )
  expect(await listIssuers()).toEqual({ ideal: [], creditcard: issuers })

  const choose = (selectedPaymentMethod: string, selectedPaymentIssuer: string | null) =>
    app.call(
      choosePaymentEndpoint,
      { body: { selectedPaymentMethod, selectedPaymentIssuer, selectedShippingMethod: 'parcel' } },
      { cookies },
    )
  for (const [method, issuer] of [
    ['creditcard', 'amex'],
    ['ideal', 'visa'],
  ] as const)
    expect(await choose(method, issuer)).toMatchObject({
      status: 400,
      error: { fields: [{ path: 'body.selectedPaymentIssuer' }] },
    })
  expect(await choose('creditcard', 'visa')).toMatchObject({ data: { next_step: 'pay' } })
  expect((await app.mustCall(getCheckoutEndpoint, {}, { cookies })).paymentForm).toMatchObject({
    selectedPaymentMethod: 'creditcard',
    selectedPaymentIssuer: 'visa',
  })
  expect(await choose('ideal', null)).toMatchObject({
    data: { paymentForm: { selectedPaymentIssuer: null } },
  })
})
