import { addCartItemEndpoint } from '@sluimer/contract/cart/endpoints'
import { getOrderEndpoint, retryPaymentEndpoint } from '@sluimer/contract/order/endpoints'
import type { PaymentStatus } from '@sluimer/domain/order/status'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { createPaymentProvider } from '../../payment/create-payment-provider.ts'
import { listPayments } from '../../payment/payment.queries.ts'
import { testProviderPayment } from '../../payment/tables.ts'
import { withProvider } from '../after-sale/refund.builders.ts'
import { aPlacedOrder, pressPay, sendWebhookFor } from '../order.builders.ts'
import { isLive } from '../rows/order-payment.ts'
import { order } from '../rows/tables.ts'
import { retryPayment as retry } from './retry-payment.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const toId = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''
async function bankSays(url: string, status: PaymentStatus, special: { amountCents?: number } = {}) {
  await app.db
    .update(testProviderPayment)
    .set({ status, ...special })
    .where(eq(testProviderPayment.id, toId(url)))
  return sendWebhookFor(app, url)
}
const anOrder = async () =>
  aPlacedOrder(app, { lines: [{ variantId: onlyVariantId(await aProduct(app.db, { stock: 9 })) }] })

async function listPaymentsOfOrder(publicId: string) {
  const [row] = await app.db.select().from(order).where(eq(order.publicId, publicId))
  return listPayments(app.db, row?.id ?? '')
}
/** Returns the pages of this order on which the provider still takes money. */
async function listOpenPages(publicId: string) {
  const known = (await listPaymentsOfOrder(publicId)).map(({ providerId }) => providerId)
  const pages = await app.db.select().from(testProviderPayment)
  return pages.filter(({ id, status }) => known.includes(id) && isLive(status))
}
const refused = (number: string) => ({
  ok: false,
  status: 409,
  error: { code: 'order_not_payable', message: expect.stringContaining(number) },
})

test.each([undefined, 'ideal', 'creditcard', 'unknown'])(
  '[CO-06] while money of another sum lies with the shop, no second payment is started by %s',
  async (selectedPaymentMethod) => {
    const placed = await anOrder()
    await bankSays(placed.url, 'paid', { amountCents: 1 })
    const body = { order_id: placed.publicId, selectedPaymentMethod }
    const answers = await Promise.all([
      app.call(retryPaymentEndpoint, { body }),
      app.call(retryPaymentEndpoint, { body }),
    ])
    expect(answers).toMatchObject([refused(placed.number), refused(placed.number)])
    expect(await listPaymentsOfOrder(placed.publicId)).toHaveLength(1)
  },
)

test('[CO-06] nor through its cart, changed or not, and the order stays as it was', async () => {
  const placed = await anOrder()
  await bankSays(placed.url, 'authorized', { amountCents: 1 })
  expect(await pressPay(app, placed.cookies)).toMatchObject(refused(placed.number))
  const other = onlyVariantId(await aProduct(app.db, { stock: 9 }))
  await app.mustCall(addCartItemEndpoint, { body: { item_id: String(other) } }, placed)
  expect(await pressPay(app, placed.cookies)).toMatchObject(refused(placed.number))
  expect(await app.mustCall(getOrderEndpoint, { params: { id: placed.publicId } })).toMatchObject({
    status: 'awaiting_payment',
    holds_other_sum: true,
  })
  expect(await listPaymentsOfOrder(placed.publicId)).toHaveLength(1)
})

test('[CO-06] once staff have sent it back the same goods can be ordered again', async () => {
  const placed = await anOrder()
  await bankSays(placed.url, 'paid', { amountCents: 1 })
  await bankSays(placed.url, 'refunded', { amountCents: 1 })
  const answer = await pressPay(app, placed.cookies)
  expect(answer).toMatchObject({
    ok: true,
    data: { order_number: expect.not.stringContaining(placed.number) },
  })
})

test('[CO-06] a second try and a report of a wrong sum at the same moment leave no page to pay on', async () => {
  for (let round = 0; round < 8; round++) {
    const placed = await anOrder()
    await bankSays(placed.url, 'failed')
    const [again] = await Promise.all([
      app.call(retryPaymentEndpoint, { body: { order_id: placed.publicId } }),
      bankSays(placed.url, 'paid', { amountCents: 1 }),
    ])
    if (!again.ok) expect(again).toMatchObject(refused(placed.number))
    expect(await listOpenPages(placed.publicId)).toEqual([])
  }
})

test('[CO-06] a page that the provider was making when the other sum was reported is closed', async () => {
  const placed = await anOrder()
  await bankSays(placed.url, 'failed')
  const { create } = createPaymentProvider(app.deps)
  const slow = withProvider(app, {
    async create(payment) {
      const made = await create(payment)
      await bankSays(placed.url, 'paid', { amountCents: 1 })
      return made
    },
  })
  const input = { publicId: placed.publicId, method: undefined, answers: {} }
  expect(await retry(slow, input)).toMatchObject({ ok: false, error: { code: 'order_not_payable' } })
  const pages = await app.db.select().from(testProviderPayment)
  const ofOrder = pages.filter(({ description }) => description === `Bestelling ${placed.number}`)
  expect(ofOrder.map(({ status }) => status).sort()).toEqual(['canceled', 'paid'])
})
