import { addCartItemEndpoint, getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import { getOrderEndpoint, getOrderStatusEndpoint } from '@sluimer/contract/order/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { mailMessage } from '../../../platform/mail/tables.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { variant } from '../../catalog/tables/variant-tables.ts'
import { aPlacedOrder, choosePaymentOutcome, sendWebhookFor, type Wish } from '../order.builders.ts'
import { order } from '../rows/tables.ts'

const now = new Date('2026-11-18T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

const aVariant = async (special: Parameters<typeof aProduct>[1]) =>
  onlyVariantId(await aProduct(app.db, special))
const getStatus = (id: string) => app.mustCall(getOrderStatusEndpoint, { params: { id } })
const getOrder = (id: string) => app.mustCall(getOrderEndpoint, { params: { id } })

async function findStock(variantId: number) {
  const [row] = await app.db.select().from(variant).where(eq(variant.id, variantId))
  return [row?.stockOnHand, row?.stockReserved]
}

async function aPaidOrder(wish: Wish) {
  const placed = await aPlacedOrder(app, wish)
  await choosePaymentOutcome(app, placed.url, 'paid')
  await sendWebhookFor(app, placed.url)
  return placed
}

test('[CO-06] the return page says nothing: only the provider’s books pay an order', async () => {
  const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant({}) }] })
  expect(await getStatus(placed.publicId)).toMatchObject({ next: 'wait' })
  const back = await choosePaymentOutcome(app, placed.url, 'paid')
  expect(back).toBe(`http://localhost:3000/checkout/status/${placed.publicId}/`)
  expect(await getStatus(placed.publicId)).toMatchObject({ status: 'paid', next: 'thankyou' })
})

test('[CO-06] sells the stock, empties the cart, and gives a voucher and a mail, once', async () => {
  const variantId = await aVariant({ stock: 3, priceCents: 2_500 })
  const placed = await aPaidOrder({ lines: [{ variantId, quantity: 2 }] })
  const answers = await Promise.all([sendWebhookFor(app, placed.url), sendWebhookFor(app, placed.url)])
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200])
  await getStatus(placed.publicId)
  expect(await findStock(variantId)).toEqual([1, 0])
  expect(await app.mustCall(getCartEndpoint, {}, placed)).toMatchObject({ found: false })
  const order = await getOrder(placed.publicId)
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
  // An order of nothing else has no right of withdrawal to tell of.
  const towel = await aVariant({ title: 'Handdoek Wad' })
  const placed = await aPaidOrder({ lines: [{ variantId }, { variantId: towel }] })
  await app.runJobs()
  const order = await getOrder(placed.publicId)
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
    `/service/herroepen/?bestelling=${placed.publicId}`,
  ])
    expect(mail?.text.replace(/\s*\n\s*/g, ' ')).toContain(text)
})

test('[CO-06] forged and unknown messages change nothing and learn nothing', async () => {
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
  expect(await getStatus(placed.publicId)).toMatchObject({ status: 'awaiting_payment' })
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
  expect(await getStatus(placed.publicId)).toMatchObject({ payment_status: outcome, next })
})

test('keeps what was put into the cart while the payment was under way', async () => {
  const [bought, added] = [await aVariant({}), await aVariant({})]
  const placed = await aPlacedOrder(app, { lines: [{ variantId: bought }] })
  await app.mustCall(addCartItemEndpoint, { body: { item_id: String(added) } }, placed)
  await choosePaymentOutcome(app, placed.url, 'paid')
  await sendWebhookFor(app, placed.url)
  const cart = await app.mustCall(getCartEndpoint, {}, placed)
  expect(cart.items).toMatchObject([{ variant_id: String(added), quantity: 1 }])
})

test('[CO-06] a message to the address of a company that the shop does not use is not found', async () => {
  const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant({}) }] })
  await choosePaymentOutcome(app, placed.url, 'paid')
  const id = new URL(placed.url).pathname.split('/').at(-1) ?? ''
  const answer = await app.server.inject({
    method: 'POST',
    url: '/webhooks/another',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ id }).toString(),
  })
  expect(answer.statusCode).toBe(404)
  const [row] = await app.db.select().from(order).where(eq(order.publicId, placed.publicId))
  expect(row?.status).toBe('awaiting_payment')
})
