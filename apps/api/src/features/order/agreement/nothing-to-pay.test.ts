import { addCartItemEndpoint, applyDiscountEndpoint, getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import {
  choosePaymentEndpoint,
  getCheckoutEndpoint,
  placeOrderEndpoint,
} from '@sluimer/contract/checkout/endpoints'
import { getOrderEndpoint, getOrderStatusEndpoint } from '@sluimer/contract/order/endpoints'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findBrokenInvariants } from '../../../../test/check-invariants.ts'
import type { CookieJar } from '../../../../test/cookie-jar.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { mailMessage } from '../../../platform/mail/tables.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { payment } from '../../payment/tables.ts'
import { issueVoucher } from '../../promotion/issue-voucher.ts'
import { cancelOrder } from '../after-sale/cancel-order.ts'
import { aPlacedOrder, aVisitorAtPay, choosePaymentOutcome, pressPay } from '../order.builders.ts'
import { invoice } from '../rows/invoice-tables.ts'
import { order } from '../rows/tables.ts'

const start = new Date('2026-11-18T10:00:00Z')
let now = start
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())
beforeEach(() => {
  now = start
})
afterEach(async () => {
  await app.runJobs()
  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
})

const aVariant = async (special: { priceCents: number; stock?: number } = { priceCents: 10_000 }) =>
  onlyVariantId(await aProduct(app.db, special))
async function aVoucher(amountCents = 20_000): Promise<string> {
  const terms = { amountCents, minimumCents: 1 }
  const made = await inTransaction(app.db, (tx) =>
    issueVoucher(tx, app.deps, { why: { reason: 'service' }, now, terms }),
  )
  return made?.code ?? ''
}
/** A visitor at the last button whose voucher covers everything. */
async function aVisitorWithNothingToPay() {
  const lines = [{ variantId: await aVariant() }]
  return aVisitorAtPay(app, { lines, codes: [await aVoucher()], payment: '' })
}
const see = (cookies: CookieJar) => app.mustCall(getCheckoutEndpoint, {}, { cookies })

test('[CA-07] a voucher that covers everything leaves nothing to pay, and no method to choose', async () => {
  const cookies = await aVisitorWithNothingToPay()
  expect(await see(cookies)).toMatchObject({
    payment_needed: false,
    paymentMethods: [],
    next_step: 'pay',
    paymentForm: { selectedPaymentMethod: null },
    cart: { totals: { grand_total: 0, payment_costs: 0 } },
  })
})

test('[CO-11] an order that costs nothing is placed and paid at once, without a payment', async () => {
  const cookies = await aVisitorWithNothingToPay()
  const placed = await pressPay(app, cookies)
  if (!placed.ok) throw new Error(placed.error.message)
  expect(placed.data.url).toContain(`/checkout/status/${placed.data.order_id}`)
  const params = { id: placed.data.order_id }
  expect(await app.mustCall(getOrderStatusEndpoint, { params })).toMatchObject({
    status: 'paid',
    payment_status: 'paid',
    next: 'thankyou',
  })
  const seen = await app.mustCall(getOrderEndpoint, { params })
  expect(seen).toMatchObject({ totals: { grand_total: 0, discount: 100, vat: 0 }, voucher: null })
  expect(seen.invoices).toHaveLength(1)
  expect(await app.db.$count(payment)).toBe(0)
  expect((await app.mustCall(getCartEndpoint, {}, { cookies })).found).toBe(false)
})

test('[CO-10] its confirmation says that nothing is to be paid, and its invoice adds up to nothing', async () => {
  const cookies = await aVisitorWithNothingToPay()
  await pressPay(app, cookies)
  await app.runJobs()
  const mail = (await app.db.select().from(mailMessage)).at(-1)
  expect(mail?.text).toContain('je hoeft niets te betalen')
  expect(mail?.text).not.toMatch(/betaald met|te betalen via|je betaling ontvangen/)
  const document = (await app.db.select().from(invoice)).at(-1)?.document
  expect(document).toMatchObject({ totalCents: 0, payment: 'Niets te betalen' })
})

test('[CA-07] one of four carts with one voucher is placed, and the others are refused before anything happens', async () => {
  const code = await aVoucher()
  const visitors: CookieJar[] = []
  for (let i = 0; i < 4; i++)
    visitors.push(
      await aVisitorAtPay(app, { lines: [{ variantId: await aVariant() }], codes: [code], payment: '' }),
    )
  const pressed = await Promise.all(visitors.map((cookies) => pressPay(app, cookies, 0)))
  expect(pressed.filter(({ ok }) => ok)).toHaveLength(1)
  for (const answer of pressed)
    if (!answer.ok)
      expect(['code_not_applicable', 'price_changed', 'checkout_incomplete']).toContain(answer.error.code)
})

test('[CO-08] when two shoppers want the last piece for nothing, one gets it', async () => {
  const variantId = await aVariant({ priceCents: 5_000, stock: 1 })
  const visitors = [await aVoucher(), await aVoucher()].map((code) =>
    aVisitorAtPay(app, { lines: [{ variantId }], codes: [code], payment: '' }),
  )
  const pressed = await Promise.all((await Promise.all(visitors)).map((cookies) => pressPay(app, cookies, 0)))
  expect(pressed.map((answer) => (answer.ok ? 'placed' : answer.error.code)).sort()).toEqual([
    'out_of_stock',
    'placed',
  ])
})

test('[CO-05] pressing the button twice at once, or once more later, leads to the one order', async () => {
  const cookies = await aVisitorWithNothingToPay()
  const before = await app.db.$count(order)
  const pressed = await Promise.all([pressPay(app, cookies, 0), pressPay(app, cookies, 0)])
  const again = await pressPay(app, cookies, 0)
  const urls = [...pressed, again].map((answer) => (answer.ok ? answer.data.url : answer.error.code))
  expect(new Set(urls).size).toBe(1)
  expect(await app.db.$count(order)).toBe(before + 1)
  now = new Date(start.getTime() + 2 * 3_600_000)
  expect(await pressPay(app, cookies, 0)).toMatchObject({ error: { code: 'cart_empty' } })
})

test('[CO-05] so does the back button after paying', async () => {
  const { cookies, url, publicId } = await aPlacedOrder(app, { lines: [{ variantId: await aVariant() }] })
  await choosePaymentOutcome(app, url, 'paid')
  await app.mustCall(getOrderStatusEndpoint, { params: { id: publicId } })
  expect(await pressPay(app, cookies, 100)).toMatchObject({ ok: true, data: { order_id: publicId } })
  const stranger = app.newVisitor()
  expect(
    await app.call(placeOrderEndpoint, { body: { expected_total: 100 } }, { cookies: stranger }),
  ).toMatchObject({
    error: { code: 'cart_empty' },
  })
})

test('[CO-04] when there is something to pay after all, a method has to be chosen', async () => {
  const cookies = await aVisitorWithNothingToPay()
  await app.mustCall(
    addCartItemEndpoint,
    { body: { item_id: String(await aVariant({ priceCents: 25_000 })) } },
    { cookies },
  )
  expect(await see(cookies)).toMatchObject({ payment_needed: true, next_step: 'payment-methods' })
  const body = { selectedPaymentMethod: '', selectedShippingMethod: 'parcel', shippingInsurance: false }
  expect(await app.call(choosePaymentEndpoint, { body }, { cookies })).toMatchObject({
    status: 400,
    error: { fields: [{ path: 'body.selectedPaymentMethod', message: 'Selecteer een betaalmethode' }] },
  })
})

test('[CO-01] [CO-04] an insurance of the delivery, which costs something, brings the methods back', async () => {
  const bed = await aProduct(app.db, { priceCents: 60_000, deliveryClass: 'two_man' })
  const variantId = await onlyVariantId(bed)
  const codes = [await aVoucher(60_000)]
  const cookies = await aVisitorAtPay(app, {
    lines: [{ variantId }],
    codes,
    shipping: 'two_man',
    payment: '',
  })
  expect(await see(cookies)).toMatchObject({ payment_needed: false, next_step: 'pay' })
  const insured = { selectedShippingMethod: 'two_man', shippingInsurance: true }
  expect(await app.call(choosePaymentEndpoint, { body: insured }, { cookies })).toMatchObject({
    error: { fields: [{ path: 'body.selectedPaymentMethod' }] },
  })
  expect(await see(cookies)).toMatchObject({ payment_needed: true, next_step: 'payment-methods' })
  const body = { ...insured, selectedPaymentMethod: 'ideal' }
  expect(await app.call(choosePaymentEndpoint, { body }, { cookies })).toMatchObject({
    data: { next_step: 'pay' },
  })
})

test('[CO-11] staff can cancel it, and stock and voucher come back', async () => {
  const variantId = await aVariant({ priceCents: 10_000, stock: 1 })
  const code = await aVoucher()
  const cookies = await aVisitorAtPay(app, { lines: [{ variantId }], codes: [code], payment: '' })
  const placed = await pressPay(app, cookies, 0)
  if (!placed.ok) throw new Error(placed.error.message)
  expect(await cancelOrder(app.deps, placed.data.order_number)).toEqual({ ok: true, value: null })
  const other = await aVisitorAtPay(app, { lines: [{ variantId }], codes: [code], payment: '' })
  expect(await pressPay(app, other, 0)).toMatchObject({ ok: true })
})

test('[CO-05] an order to be paid costs nothing once a voucher is added, and its payment is ended', async () => {
  const variantId = await aVariant()
  const { cookies } = await aPlacedOrder(app, { lines: [{ variantId }] })
  await app.mustCall(applyDiscountEndpoint, { body: { discount_code: await aVoucher() } }, { cookies })
  expect(await pressPay(app, cookies)).toMatchObject({ ok: true })
  const [latest] = await app.db
    .select({ status: payment.status })
    .from(payment)
    .orderBy(payment.createdAt)
    .limit(1)
  expect(latest?.status).not.toBe('open')
})
