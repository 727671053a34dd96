import { addCartItemEndpoint } from '@sluimer/contract/cart/endpoints'
import { choosePaymentEndpoint, getCheckoutEndpoint } from '@sluimer/contract/checkout/endpoints'
import { retryPaymentEndpoint } from '@sluimer/contract/order/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findBrokenInvariants } from '../../../../test/check-invariants.ts'
import { type MollieServer, startMollieServer } from '../../../../test/mollie/mollie-server.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { forgetCheckoutAnswersJob } from '../../checkout/forget-checkout-answers.job.ts'
import { checkout } from '../../checkout/tables.ts'
import { aLender } from '../../payment/payment.builders.ts'
import { savePaymentMethod } from '../../payment/save-payment-method.ts'
import { forgetPaymentAnswersJob } from '../expire/forget-payment-answers.job.ts'
import {
  aCustomer,
  aPlacedOrder,
  aVisitorAtPay,
  choosePaymentOutcome,
  pressPay,
  sendWebhookFor,
} from '../order.builders.ts'
import { order } from '../rows/tables.ts'

const start = new Date('2026-11-20T10:00:00Z')
let now = start
let app: TestApp
let mollie: MollieServer
/** The same shop, paid through Mollie's own client. */
let mollieApp: TestApp
beforeAll(async () => {
  mollie = await startMollieServer()
  app = await buildTestApp({ clock: () => now })
  mollieApp = await buildTestApp({
    clock: () => now,
    config: { mollie: { apiKey: mollie.apiKey, apiUrl: mollie.url }, publicUrl: 'https://winkel.example' },
  })
  for (const shop of [app, mollieApp])
    for (const code of ['afterpay', 'in3'] as const)
      await savePaymentMethod(shop.db, { code, isActive: true, lender: aLender })
})
afterAll(() => Promise.all([app.close(), mollieApp.close(), mollie.close()]))
beforeEach(() => {
  now = start
  mollie.asked.length = 0
})
afterEach(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
})

const aVariant = async (shop: TestApp) => onlyVariantId(await aProduct(shop.db, { priceCents: 10_000 }))
const answers = { dob: '29-02-1980', gender: '2', phone: '06-12345678', terms: true }
const aWish = async (shop: TestApp, payment = 'afterpay') => ({
  lines: [{ variantId: await aVariant(shop) }],
  payment,
  answers: payment === 'in3' ? { ...answers, installment: '3' } : answers,
})
async function orderRow(shop: TestApp, publicId: string) {
  const [row] = await shop.db.select().from(order).where(eq(order.publicId, publicId))
  if (row === undefined) throw new Error('no such order')
  return row
}

test('[VA-11] a method that asks something is not chosen without the answers, and each is named', async () => {
  const cookies = await aVisitorAtPay(app, { lines: [{ variantId: await aVariant(app) }] })
  const body = { selectedPaymentMethod: 'afterpay', selectedShippingMethod: 'parcel' }
  expect(await app.call(choosePaymentEndpoint, { body }, { cookies })).toMatchObject({
    status: 400,
    error: {
      code: 'invalid_request',
      fields: [
        { path: 'body.customer.dob', message: 'Vul een (geldige) geboortedatum in' },
        { path: 'body.customer.gender', message: 'Vul je geslacht in' },
        { path: 'body.customer.phone', message: 'Vul een (geldig) telefoonnummer in' },
        { path: 'body.customer.terms', message: 'Je moet akkoord gaan met de voorwaarden.' },
      ],
    },
  })
  const { paymentForm } = await app.mustCall(getCheckoutEndpoint, {}, { cookies })
  expect(paymentForm).toMatchObject({
    selectedPaymentMethod: 'ideal',
    // Nothing is preset: a lender gets only what the shopper said.
    customer: { gender: '', terms: false },
  })
})

test('[SC-04] the form starts with what was answered before', async () => {
  const cookies = await aVisitorAtPay(app, await aWish(app, 'in3'))
  const { paymentForm, next_step } = await app.mustCall(getCheckoutEndpoint, {}, { cookies })
  expect(next_step).toBe('pay')
  expect(paymentForm).toMatchObject({
    selectedPaymentMethod: 'in3',
    selectedPaymentOption: '3',
    customer: { dob: '29-02-1980', phone: '0612345678', installment: '3' },
  })
})

test('[VA-11] a birth date is kept until the order is paid, and no longer', async () => {
  const placed = await aPlacedOrder(app, await aWish(app))
  expect((await orderRow(app, placed.publicId)).paymentAnswers).toMatchObject({ dob: '1980-02-29' })
  await choosePaymentOutcome(app, placed.url, 'authorized')
  await sendWebhookFor(app, placed.url)
  const paid = await orderRow(app, placed.publicId)
  expect(paid).toMatchObject({ status: 'paid', paymentStatus: 'authorized', paymentAnswers: null })
})

test('[VA-11] it is deleted at once when another order replaces its order', async () => {
  const placed = await aPlacedOrder(app, await aWish(app))
  await app.mustCall(addCartItemEndpoint, { body: { item_id: String(await aVariant(app)) } }, placed)
  expect(await pressPay(app, placed.cookies)).toMatchObject({ ok: true })
  expect(await orderRow(app, placed.publicId)).toMatchObject({ status: 'canceled', paymentAnswers: null })
})

test('[VA-11] it is deleted within a week from an order that is never paid, and within a day from a checkout', async () => {
  const placed = await aPlacedOrder(app, await aWish(app))
  const { cartId } = await orderRow(app, placed.publicId)
  const stored = () => app.db.select().from(checkout).where(eq(checkout.cartId, cartId))
  expect((await stored())[0]?.paymentAnswers).toMatchObject({ dob: '1980-02-29' })
  now = new Date(start.getTime() + 25 * 3_600_000)
  const context = { attempt: 1, signal: new AbortController().signal }
  await forgetCheckoutAnswersJob.run({}, app.deps, context)
  expect((await stored())[0]).toMatchObject({ paymentAnswers: null })
  await forgetPaymentAnswersJob.run({}, app.deps, context)
  expect((await orderRow(app, placed.publicId)).paymentAnswers).not.toBeNull()
  now = new Date(start.getTime() + 8 * 24 * 3_600_000)
  await forgetPaymentAnswersJob.run({}, app.deps, context)
  expect((await orderRow(app, placed.publicId)).paymentAnswers).toBeNull()
})

test('[VA-11] [VA-03] a birth date that came with the address is in no order, and is deleted from the checkout as well', async () => {
  const wish = await aWish(app)
  const placed = await aPlacedOrder(app, { ...wish, details: aCustomer({ birthdate: '29/2/1980' }) })
  const ordered = await orderRow(app, placed.publicId)
  expect(ordered.details.customer).toMatchObject({ first_name: 'Noor', birthdate: '' })
  const stored = async () =>
    (await app.db.select().from(checkout).where(eq(checkout.cartId, ordered.cartId)))[0]
  expect((await stored())?.details.customer.birthdate).toBe('29-02-1980')
  const context = { attempt: 1, signal: new AbortController().signal }
  // The answers are kept before the payment, since the order may still have to be paid with them.
  await forgetCheckoutAnswersJob.run({}, app.deps, context)
  expect(await stored()).toMatchObject({ paymentAnswers: { dob: '1980-02-29' } })
  await choosePaymentOutcome(app, placed.url, 'authorized')
  await sendWebhookFor(app, placed.url)
  await forgetCheckoutAnswersJob.run({}, app.deps, context)
  expect(await stored()).toMatchObject({ paymentAnswers: null, details: { customer: { birthdate: '' } } })
  expect((await stored())?.details.customer.first_name).toBe('Noor')
})

test('[CO-05] an order that was to be paid at once can be paid later instead, once the questions are answered', async () => {
  const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant(app) }] })
  const retry = (customer: object) =>
    app.call(retryPaymentEndpoint, {
      body: { order_id: placed.publicId, selectedPaymentMethod: 'afterpay', customer },
    })
  expect(await retry({})).toMatchObject({ error: { code: 'invalid_request', fields: [{}, {}, {}, {}] } })
  expect(await retry(answers)).toMatchObject({ ok: true })
  expect(await orderRow(app, placed.publicId)).toMatchObject({
    paymentMethod: { code: 'afterpay', title: 'Riverty' },
    paymentAnswers: { dob: '1980-02-29' },
  })
})

test('[CO-05] Mollie gets the method by its own name, the lines, the address and what in3 asks', async () => {
  const wish = await aWish(mollieApp, 'in3')
  await aPlacedOrder(mollieApp, { ...wish, payment: 'in3' })
  expect(mollie.asked.at(-1)?.body).toMatchObject({
    method: 'in3',
    captureMode: 'manual',
    consumerDateOfBirth: '1980-02-29',
    redirectUrl: expect.stringMatching(/^https:\/\/winkel\.example\/checkout\/status\//),
    webhookUrl: 'https://winkel.example/webhooks/mollie',
    billingAddress: { streetAndNumber: 'Spoelweg 12 a', phone: '+31612345678' },
  })
})

test('[CO-06] Mollie’s message makes the order paid, and a forged one does not', async () => {
  const wish = await aWish(mollieApp)
  const placed = await aPlacedOrder(mollieApp, wish)
  const id = new URL(placed.url).pathname.split('/').at(-1) ?? ''
  const tell = (paymentId: string) =>
    mollieApp.server.inject({
      method: 'POST',
      url: '/webhooks/mollie',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `id=${paymentId}`,
    })
  expect((await tell(id)).statusCode).toBe(200)
  expect(await orderRow(mollieApp, placed.publicId)).toMatchObject({ status: 'awaiting_payment' })
  mollie.books.end(id, 'authorized')
  expect((await tell('tr_onbekend')).statusCode).toBe(200)
  expect(await orderRow(mollieApp, placed.publicId)).toMatchObject({ status: 'awaiting_payment' })
  await tell(id)
  await tell(id)
  expect(await orderRow(mollieApp, placed.publicId)).toMatchObject({
    status: 'paid',
    paymentStatus: 'authorized',
  })
  expect(await findBrokenInvariants(mollieApp.db)).toEqual([])
})

test('[CO-05] with Mollie out of order the shopper gets a message, and the next click continues', async () => {
  const cookies = await aVisitorAtPay(mollieApp, await aWish(mollieApp))
  mollie.trouble.push('rubbish')
  expect(await pressPay(mollieApp, cookies)).toMatchObject({ error: { code: 'provider_unavailable' } })
  expect(await pressPay(mollieApp, cookies)).toMatchObject({ ok: true })
})

test('[CO-04] a method that became unavailable between choosing and paying is named, and nothing is lost', async () => {
  const cookies = await aVisitorAtPay(mollieApp, await aWish(mollieApp))
  const before = await mollieApp.mustCall(getCheckoutEndpoint, {}, { cookies })
  mollie.books.withdrawn.add('riverty')
  const refused = await pressPay(mollieApp, cookies)
  expect(refused).toMatchObject({
    status: 409,
    error: { code: 'payment_method_unavailable', message: expect.stringContaining('met Riverty niet aan') },
  })
  // After the refusal the shop asks which methods are offered now.
  await mollieApp.runJobs()
  const after = await mollieApp.mustCall(getCheckoutEndpoint, {}, { cookies })
  expect(after).toMatchObject({ lost_payment_method: 'Riverty', next_step: 'payment-methods' })
  expect([after.cart.items, after.details]).toEqual([before.cart.items, before.details])
  expect(after.paymentMethods.map(({ code }) => code)).not.toContain('afterpay')
  const body = { selectedPaymentMethod: 'ideal', selectedShippingMethod: 'parcel' }
  await mollieApp.mustCall(choosePaymentEndpoint, { body }, { cookies })
  expect(await pressPay(mollieApp, cookies)).toMatchObject({ ok: true })
  expect(await findBrokenInvariants(mollieApp.db)).toEqual([])
  mollie.books.withdrawn.clear()
})
