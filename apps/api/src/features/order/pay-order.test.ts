import { addCartItem, getCart } from '@sluimer/contract/cart/endpoints'
import { getOrder, getOrderStatus, retryPayment } from '@sluimer/contract/order/endpoints'
import { orderSchema } from '@sluimer/contract/order/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { mailMessage } from '../../platform/mail/tables.ts'
import { aProduct, onlyVariantId } from '../catalog/catalog.builders.ts'
import { changePrice } from '../catalog/change-price.ts'
import { variant } from '../catalog/tables.ts'
import { expireOrders } from './expire-orders.ts'
import {
  aPlacedOrder,
  aVisitorAtPay,
  choosePaymentOutcome,
  pressPay,
  sendWebhookFor,
} from './order.builders.ts'

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

const aVariant = async (special: Parameters<typeof aProduct>[1]) =>
  onlyVariantId(await aProduct(app.db, special))
const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const statusOf = (id: string) => app.mustCall(getOrderStatus, { params: { id } })
const orderOf = (id: string) => app.mustCall(getOrder, { params: { id } })

async function stockOf(variantId: number) {
  const [row] = await app.db.select().from(variant).where(eq(variant.id, variantId))
  return [row?.stockOnHand, row?.stockReserved]
}

async function aPaidOrder(wish: Parameters<typeof aPlacedOrder>[1]) {
  const placed = await aPlacedOrder(app, wish)
  await choosePaymentOutcome(app, placed.url, 'paid')
  await sendWebhookFor(app, placed.url)
  return placed
}

describe('placing an order', () => {
  test('[CO-05] leads to the provider’s page and holds the stock', async () => {
    const variantId = await aVariant({ stock: 3 })
    const placed = await aPlacedOrder(app, { lines: [{ variantId, quantity: 2 }] })
    expect(placed.url).toMatch(/^http:\/\/localhost:3000\/test-provider\/pay\/tst_[\w-]{22}$/)
    expect(placed.publicId).toMatch(/^[\w-]{22}$/)
    expect(await stockOf(variantId)).toEqual([3, 2])
    expect(await statusOf(placed.publicId)).toMatchObject({ status: 'awaiting_payment', next: 'wait' })
  })

  test('[CO-07] gives it a number of KJD and seven digits', async () => {
    const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant({}) }] })
    expect(placed.number).toMatch(/^KJD\d{7}$/)
  })

  test('[CO-07] keeps name, options and price of the moment', async () => {
    const variantId = await aVariant({ title: 'Dekbed Noor', priceCents: 9_900 })
    const placed = await aPlacedOrder(app, { lines: [{ variantId }] })
    await changePrice(app.db, { variantId, priceCents: 12_900 }, now)
    expect((await orderOf(placed.publicId)).lines).toMatchObject([{ name: 'Dekbed Noor', price: 99 }])
  })

  test('[CO-05] a second click finds the same order and page', async () => {
    const variantId = await aVariant({ stock: 5 })
    const cookies = await aVisitorAtPay(app, { lines: [{ variantId }] })
    const [first, second] = await Promise.all([pressPay(app, cookies), pressPay(app, cookies)])
    expect(first).toMatchObject({ ok: true })
    expect(second.ok && second.data).toEqual(first.ok && first.data)
    expect(await stockOf(variantId)).toEqual([5, 1])
  })

  test('[CO-08] a changed cart makes a new order, and the old one lets go', async () => {
    const variantId = await aVariant({ stock: 4 })
    const old = await aPlacedOrder(app, { lines: [{ variantId, quantity: 2 }] })
    await app.mustCall(addCartItem, { body: { item_id: String(variantId), quantity: 2 } }, old)
    const answer = await pressPay(app, old.cookies)
    expect(answer.ok && answer.data.order_id).not.toBe(old.publicId)
    expect(await stockOf(variantId)).toEqual([4, 4])
    expect(await statusOf(old.publicId)).toMatchObject({ status: 'canceled', next: 'betalen' })
    await expect(choosePaymentOutcome(app, old.url, 'paid')).rejects.toThrow('400')
  })

  test('[CO-08] refuses what is sold out meanwhile, names every line, and changes nothing', async () => {
    const few = await aVariant({ title: 'Kussen', stock: 2 })
    const plenty = await aVariant({ stock: 9 })
    const cookies = await aVisitorAtPay(app, {
      lines: [{ variantId: few, quantity: 2 }, { variantId: plenty }],
    })
    await aPlacedOrder(app, { lines: [{ variantId: few }] })
    expect(await pressPay(app, cookies)).toMatchObject({
      status: 409,
      error: { code: 'out_of_stock', lines: [{ title: 'Kussen', requested: 2, available: 1 }] },
    })
    expect(await stockOf(plenty)).toEqual([9, 0])
  })

  test('refuses another total than the shopper saw', async () => {
    const variantId = await aVariant({ priceCents: 6_000 })
    const cookies = await aVisitorAtPay(app, { lines: [{ variantId }] })
    await changePrice(app.db, { variantId, priceCents: 7_000 }, now)
    expect(await pressPay(app, cookies, 60)).toMatchObject({ status: 409, error: { code: 'price_changed' } })
    expect(await pressPay(app, cookies, 60.001)).toMatchObject({ error: { code: 'price_changed' } })
    expect(await pressPay(app, cookies, 70)).toMatchObject({ ok: true })
  })

  test('the visitor’s own held pieces do not count as gone', async () => {
    const variantId = await aVariant({ stock: 1 })
    const { cookies } = await aPlacedOrder(app, { lines: [{ variantId }] })
    const cart = await app.mustCall(getCart, {}, { cookies })
    expect(cart.items).toMatchObject([{ stock: 1, available: true }])
  })
})

describe('paying', () => {
  test('[CO-06] the return page says nothing: only the provider’s books pay an order', async () => {
    const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant({}) }] })
    expect(await statusOf(placed.publicId)).toMatchObject({ next: 'wait' })
    const back = await choosePaymentOutcome(app, placed.url, 'paid')
    expect(back).toBe(`http://localhost:3000/checkout/status/${placed.publicId}/`)
    expect(await statusOf(placed.publicId)).toMatchObject({ status: 'paid', next: 'thankyou' })
  })

  test('[CO-06] sells the stock, empties the cart, and gives a voucher and a mail, once', async () => {
    const variantId = await aVariant({ stock: 3, priceCents: 2_500 })
    const placed = await aPaidOrder({ lines: [{ variantId, quantity: 2 }] })
    const answers = await Promise.all([sendWebhookFor(app, placed.url), sendWebhookFor(app, placed.url)])
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200])
    await statusOf(placed.publicId)
    expect(await stockOf(variantId)).toEqual([1, 0])
    expect(await app.mustCall(getCart, {}, placed)).toMatchObject({ found: false })
    const order = await orderOf(placed.publicId)
    expect(order).toMatchObject({
      status: 'paid',
      status_label: 'Betaald',
      payment_status: 'paid',
      voucher: { amount: 5, minimum: 50, valid_until: '2027-02-16' },
      totals: { sub_total: 50, shipping_costs: 0, vat: 8.68, grand_total: 50 },
    })
    await app.runJobs()
    const mails = await app.db.select().from(mailMessage).where(eq(mailMessage.kind, 'order_confirmation'))
    expect(mails.filter((mail) => mail.subject.includes(placed.number))).toHaveLength(1)
  })

  test('[CO-10] mails order, voucher and right of withdrawal', async () => {
    const variantId = await aVariant({ title: 'Gordijn Lune', madeToMeasure: true, priceCents: 123_456 })
    const placed = await aPaidOrder({ lines: [{ variantId }] })
    await app.runJobs()
    const order = await orderOf(placed.publicId)
    const mails = await app.db.select().from(mailMessage)
    const mail = mails.find(({ subject }) => subject.includes(placed.number))
    expect(mail).toMatchObject({ recipient: 'noor@voorbeeld.example' })
    for (const text of [
      placed.number,
      '€\u00a01.234,56',
      order.voucher?.code ?? 'geen voucher',
      'Tot 14 dagen nadat',
      'Op maat gemaakt: Gordijn Lune',
      'Modelformulier voor herroeping',
      `/checkout/status/${placed.publicId}/`,
    ])
      expect(mail?.text.replace(/\s*\n\s*/g, ' ')).toContain(text)
  })

  test('[CO-06] forged and unknown messages change nothing and are told nothing', async () => {
    const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant({}) }] })
    for (const payload of ['id=tst_onbekendonbekendonbeke', 'status=paid', 'id=paid&id=paid', '']) {
      const answer = await app.server.inject({
        method: 'POST',
        url: '/webhooks/test',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      })
      expect([answer.statusCode, answer.body]).toEqual([200, 'ok'])
    }
    const forged = await sendWebhookFor(app, placed.url)
    expect(forged.body).toBe('ok')
    expect(await statusOf(placed.publicId)).toMatchObject({ status: 'awaiting_payment' })
  })

  test.each([
    ['failed', 'betalen'],
    ['canceled', 'betalen'],
    ['expired', 'betalen'],
    ['pending', 'pending'],
    ['authorized', 'thankyou'],
  ])('[CO-05] after %s the status page leads to %s', async (outcome, next) => {
    const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant({}) }] })
    await choosePaymentOutcome(app, placed.url, outcome)
    expect(await statusOf(placed.publicId)).toMatchObject({ payment_status: outcome, next })
  })

  test('keeps what was put into the cart while the payment was under way', async () => {
    const [bought, added] = [await aVariant({}), await aVariant({})]
    const placed = await aPlacedOrder(app, { lines: [{ variantId: bought }] })
    await app.mustCall(addCartItem, { body: { item_id: String(added) } }, placed)
    await choosePaymentOutcome(app, placed.url, 'paid')
    await sendWebhookFor(app, placed.url)
    const cart = await app.mustCall(getCart, {}, placed)
    expect(cart.items).toMatchObject([{ variant_id: String(added), quantity: 1 }])
  })
})

describe('trying again', () => {
  const retry = (order_id: string, selectedPaymentMethod?: string) =>
    app.call(retryPayment, { body: { order_id, ...(selectedPaymentMethod && { selectedPaymentMethod }) } })

  test('[CO-05] a failed payment gets a new page for the same order', async () => {
    const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant({}) }] })
    await choosePaymentOutcome(app, placed.url, 'failed')
    await sendWebhookFor(app, placed.url)
    const again = await retry(placed.publicId)
    expect(again).toMatchObject({ ok: true, data: { order_id: placed.publicId } })
    const url = again.ok ? again.data.url : ''
    expect(url).not.toBe(placed.url)
    await choosePaymentOutcome(app, url, 'paid')
    expect(await statusOf(placed.publicId)).toMatchObject({ status: 'paid' })
  })

  test('[CO-05] another method changes the price that it has', async () => {
    const variantId = await aVariant({ priceCents: 10_000 })
    const placed = await aPlacedOrder(app, { lines: [{ variantId }] })
    expect((await orderOf(placed.publicId)).paymentMethods.map((method) => method.code)).toEqual([
      'ideal',
      'paypal',
    ])
    expect(await retry(placed.publicId, 'paypal')).toMatchObject({ ok: true })
    expect((await orderOf(placed.publicId)).totals).toMatchObject({
      payment_costs: 0.99,
      grand_total: 100.99,
      vat: 17.53,
    })
    expect(await retry(placed.publicId, 'bancontact')).toMatchObject({
      error: { code: 'payment_method_unavailable' },
    })
  })

  test('a paid order is not paid twice', async () => {
    const placed = await aPaidOrder({ lines: [{ variantId: await aVariant({}) }] })
    expect(await retry(placed.publicId)).toMatchObject({ error: { code: 'order_not_payable' } })
    expect(await retry('onbekend')).toMatchObject({ status: 404 })
  })

  test('[CO-08] after half an hour the stock is let go, and a retry holds it again', async () => {
    const variantId = await aVariant({ stock: 1 })
    const placed = await aPlacedOrder(app, { lines: [{ variantId }] })
    wait(29)
    await expireOrders(app.deps)
    expect(await stockOf(variantId)).toEqual([1, 1])
    wait(2)
    await expireOrders(app.deps)
    expect(await stockOf(variantId)).toEqual([1, 0])
    expect(await retry(placed.publicId)).toMatchObject({ ok: true })
    expect(await stockOf(variantId)).toEqual([1, 1])
  })

  test('[CO-08] a retry says when somebody else was quicker', async () => {
    const variantId = await aVariant({ title: 'Laatste lamp', stock: 1 })
    const placed = await aPlacedOrder(app, { lines: [{ variantId }] })
    wait(31)
    await expireOrders(app.deps)
    await aPlacedOrder(app, { lines: [{ variantId }] })
    expect(await retry(placed.publicId)).toMatchObject({
      error: { code: 'out_of_stock', lines: [{ title: 'Laatste lamp', requested: 1, available: 0 }] },
    })
  })
})

test('[EN-01] an order has the fields of the contract', async () => {
  const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant({}) }] })
  const { paymentMethods, ...order } = await orderOf(placed.publicId)
  expect(Object.keys(order).sort()).toEqual(Object.keys(orderSchema.shape).sort())
  expect(paymentMethods.length).toBeGreaterThan(0)
  expect(order.billing).toEqual({
    name: 'Noor de Vries',
    lines: ['Spoelweg 12 a', '1234 AB Enschede', 'Nederland'],
  })
})
