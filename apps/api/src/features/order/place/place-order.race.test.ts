import {
  addCartItemEndpoint,
  getCartEndpoint,
  updateCartItemEndpoint,
} from '@sluimer/contract/cart/endpoints'
import { getOrderStatusEndpoint, retryPaymentEndpoint } from '@sluimer/contract/order/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findBrokenInvariants } from '../../../../test/check-invariants.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { mailMessage } from '../../../platform/mail/tables.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { variant } from '../../catalog/tables/variant-tables.ts'
import { payment } from '../../payment/tables.ts'
import { expireOrders } from '../expire/expire-orders.ts'
import {
  aPlacedOrder,
  aVisitorAtPay,
  choosePaymentOutcome,
  pressPay,
  sendWebhookFor,
  type Wish,
} from '../order.builders.ts'
import { order } from '../rows/tables.ts'

const start = new Date('2026-11-18T10:00:00Z')
let now = start
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now, config: { rateLimitPerMinute: 1_000_000 } })
})
afterAll(() => app.close())
beforeEach(() => {
  now = start
})
afterEach(async () => {
  await app.runJobs()
  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
})

const aVariant = async (special: Parameters<typeof aProduct>[1]) =>
  onlyVariantId(await aProduct(app.db, special))
const getStatus = (id: string) => app.mustCall(getOrderStatusEndpoint, { params: { id } })
const times = <Value>(count: number, make: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

async function findStock(variantId: number) {
  const [row] = await app.db.select().from(variant).where(eq(variant.id, variantId))
  return [row?.stockOnHand, row?.stockReserved]
}

async function visitorsAtPay(count: number, chooseWish: (index: number) => Wish) {
  const visitors = []
  for (let index = 0; index < count; index++) visitors.push(await aVisitorAtPay(app, chooseWish(index)))
  return visitors
}

test('[CO-08] exactly ten of fifty checkouts at once for the last ten pieces succeed', {
  timeout: 300_000,
}, async () => {
  const variantId = await aVariant({ title: 'Laatste dekbed', stock: 10, priceCents: 10_000 })
  const visitors = await visitorsAtPay(50, () => ({ lines: [{ variantId }] }))
  const answers = await Promise.all(visitors.map((visitor) => pressPay(app, visitor, 100)))

  const placed = answers.flatMap((answer) => (answer.ok ? [answer.data] : []))
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]))
  expect([placed.length, refused.length]).toEqual([10, 40])
  for (const error of refused)
    expect(error).toMatchObject({
      code: 'out_of_stock',
      lines: [{ title: 'Laatste dekbed', requested: 1, available: 0 }],
    })
  expect(new Set(placed.map((one) => one.order_number)).size).toBe(10)
  expect(await findStock(variantId)).toEqual([10, 10])

  await Promise.all(placed.map(({ url }) => choosePaymentOutcome(app, url, 'paid')))
  await Promise.all(placed.map(({ url }) => sendWebhookFor(app, url)))
  expect(await findStock(variantId)).toEqual([0, 0])
})

test('[CO-08] orders of the same two products in both orders do not block each other', {
  timeout: 300_000,
}, async () => {
  const one = { variantId: await aVariant({ stock: 8, priceCents: 6_000 }) }
  const two = { variantId: await aVariant({ stock: 8, priceCents: 6_000 }) }
  const visitors = await visitorsAtPay(20, (index) => ({ lines: index % 2 === 0 ? [one, two] : [two, one] }))
  const answers = await Promise.all(visitors.map((visitor) => pressPay(app, visitor, 120)))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(8)
  expect(await findStock(one.variantId)).toEqual([8, 8])
  expect(await findStock(two.variantId)).toEqual([8, 8])
})

test('[CO-05] ten clicks on pay at once make one order and one payment', async () => {
  const variantId = await aVariant({ stock: 5, priceCents: 6_000 })
  const visitor = await aVisitorAtPay(app, { lines: [{ variantId }] })
  const answers = await times(10, () => pressPay(app, visitor, 60))
  const urls = new Set(answers.map((answer) => (answer.ok ? answer.data.url : answer.error.code)))
  expect(urls.size).toBe(1)
  expect(await findStock(variantId)).toEqual([5, 1])
})

test('[CO-05] ten clicks on retry at once make one new payment', async () => {
  const placed = await aPlacedOrder(app, { lines: [{ variantId: await aVariant({}) }] })
  await choosePaymentOutcome(app, placed.url, 'failed')
  await sendWebhookFor(app, placed.url)
  const answers = await times(10, () =>
    app.mustCall(retryPaymentEndpoint, { body: { order_id: placed.publicId } }),
  )
  expect(new Set(answers.map((answer) => answer.url)).size).toBe(1)
  const [row] = await app.db.select().from(order).where(eq(order.publicId, placed.publicId))
  const payments = await app.db
    .select()
    .from(payment)
    .where(eq(payment.reference, row?.id ?? ''))
  expect(payments).toHaveLength(2)
})

test('[CO-06] webhooks and return pages at the same moment pay once', async () => {
  const variantId = await aVariant({ stock: 5 })
  const placed = await aPlacedOrder(app, { lines: [{ variantId, quantity: 2 }] })
  await choosePaymentOutcome(app, placed.url, 'paid')
  const statusCodes = await times(12, async (index) => {
    if (index % 2 === 1) return (await getStatus(placed.publicId)).status
    return (await sendWebhookFor(app, placed.url)).statusCode
  })
  expect(new Set(statusCodes)).toEqual(new Set([200, 'paid']))
  await app.runJobs()
  expect(await findStock(variantId)).toEqual([3, 0])
  const mails = await app.db.select().from(mailMessage).where(eq(mailMessage.kind, 'order_confirmation'))
  expect(mails.filter((mail) => mail.subject.includes(placed.number))).toHaveLength(1)
})

test('[CO-08] a payment at the moment of expiry wins or is refused, never both', {
  timeout: 300_000,
}, async () => {
  const variantId = await aVariant({ stock: 10 })
  const placed = []
  for (let index = 0; index < 10; index++) placed.push(await aPlacedOrder(app, { lines: [{ variantId }] }))
  // The provider's page has expired by now, but a payment made just before that can still be on its way.
  now = new Date(start.getTime() + 14 * 60_000)
  await app.db.update(order).set({ reservedUntil: now })
  await Promise.all([
    ...placed.map(({ url }) => choosePaymentOutcome(app, url, 'paid').catch(() => 'too late')),
    expireOrders(app.deps),
  ])
  await Promise.all([...placed.map(({ url }) => sendWebhookFor(app, url)), expireOrders(app.deps)])
  const statuses = await Promise.all(placed.map(async ({ publicId }) => (await getStatus(publicId)).status))
  const sold = statuses.filter((status) => status === 'paid').length
  expect(statuses.filter((status) => status === 'new')).toHaveLength(10 - sold)
  expect(await findStock(variantId)).toEqual([10 - sold, 0])
})

test('[CO-08] two tabs that pay and change the cart at once leave one order', {
  timeout: 300_000,
}, async () => {
  const variantId = await aVariant({ stock: 40, priceCents: 6_000 })
  for (let round = 0; round < 5; round++) {
    const cookies = await aVisitorAtPay(app, { lines: [{ variantId }] })
    const item = (await app.mustCall(getCartEndpoint, {}, { cookies })).items[0]
    await Promise.all([
      pressPay(app, cookies, 60),
      app.call(updateCartItemEndpoint, { body: { item_id: item?.id ?? '', quantity: 3 } }, { cookies }),
      pressPay(app, cookies, 180),
      app.call(addCartItemEndpoint, { body: { item_id: String(variantId), quantity: 1 } }, { cookies }),
      pressPay(app, cookies, 240),
    ])
    const total = (await app.mustCall(getCartEndpoint, {}, { cookies })).totals.grand_total
    const last = await pressPay(app, cookies, total)
    expect(last).toMatchObject({ ok: true })
  }
  const open = await app.db.select().from(order).where(eq(order.status, 'awaiting_payment'))
  expect(new Set(open.map((row) => row.cartId)).size).toBe(open.length)
})
