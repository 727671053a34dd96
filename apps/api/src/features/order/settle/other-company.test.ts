import {
  getOrderEndpoint,
  getOrderStatusEndpoint,
  retryPaymentEndpoint,
} from '@sluimer/contract/order/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { payment } from '../../payment/tables.ts'
import { expireOrders } from '../expire/expire-orders.ts'
import { aPlacedOrder } from '../order.builders.ts'
import { order } from '../rows/tables.ts'

// This node uses the built-in provider, which reports every payment that it did not make as unknown.
const start = new Date('2026-11-18T10:00:00Z')
let now = start
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => now })
})
afterAll(() => app.close())

/** An order with a payment that was made at another company, as when the shop's settings changed afterwards. */
async function anOrderPaidElsewhere() {
  now = start
  const placed = await aPlacedOrder(app, {
    lines: [{ variantId: onlyVariantId(await aProduct(app.db, { stock: 2 })) }],
  })
  const [row] = await app.db.select().from(order).where(eq(order.publicId, placed.publicId))
  const providerId = `tr_${placed.number}`
  const isOfOrder = eq(payment.reference, row?.id ?? '')
  await app.db.update(payment).set({ provider: 'mollie', providerId }).where(isOfOrder)
  const statusNow = async () =>
    (await app.db.select().from(payment).where(isOfOrder)).map(({ provider, status }) => [provider, status])
  return { ...placed, providerId, statusNow }
}
const unmoved = [['mollie', 'open']]

const notify = (provider: string, id: string) =>
  app.server.inject({
    method: 'POST',
    url: `/webhooks/${provider}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ id }).toString(),
  })

test('[CO-06] this node refuses a message about it, so that the company sends it again', async () => {
  const { providerId, statusNow } = await anOrderPaidElsewhere()
  expect((await notify('mollie', providerId)).statusCode).toBe(404)
  // The same message in the name of the company that this node knows changes nothing either.
  expect((await notify('test', providerId)).statusCode).toBe(200)
  expect(await statusNow()).toEqual(unmoved)
})

test('[CO-06] the status page asks no other company about it, and goes on waiting', async () => {
  const { publicId, statusNow } = await anOrderPaidElsewhere()
  const status = await app.mustCall(getOrderStatusEndpoint, { params: { id: publicId } })
  expect(status).toMatchObject({ status: 'awaiting_payment', payment_status: 'open', next: 'wait' })
  expect(await statusNow()).toEqual(unmoved)
})

test('[CO-05] another method is refused for now, since its page there cannot be closed from here', async () => {
  const { publicId, statusNow } = await anOrderPaidElsewhere()
  const body = { order_id: publicId, selectedPaymentMethod: 'paypal' }
  expect(await app.call(retryPaymentEndpoint, { body })).toMatchObject({
    status: 502,
    error: { code: 'provider_unavailable' },
  })
  expect(await statusNow()).toEqual(unmoved)
})

test('[CO-08] its stock is kept as long as it may still be paid there', async () => {
  const { publicId, statusNow } = await anOrderPaidElsewhere()
  now = new Date(start.getTime() + 3 * 3_600_000)
  await expireOrders(app.deps)
  expect(await statusNow()).toEqual(unmoved)
  expect(await app.mustCall(getOrderEndpoint, { params: { id: publicId } })).toMatchObject({
    status: 'awaiting_payment',
  })
})
