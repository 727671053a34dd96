import { addCartItemEndpoint, applyDiscountEndpoint, getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import { retryPaymentEndpoint } from '@sluimer/contract/order/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findBrokenInvariants } from '../../../../test/check-invariants.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { issueVoucher } from '../../promotion/issue-voucher.ts'
import { aTenPercentCode } from '../../promotion/promotion.builders.ts'
import { savePromotion } from '../../promotion/save-promotion.ts'
import { promotion } from '../../promotion/tables.ts'
import { cancelOrder } from '../after-sale/cancel-order.ts'
import { moveMoney } from '../after-sale/move-money.job.ts'
import { expireOrders } from '../expire/expire-orders.ts'
import {
  aCustomer,
  aPlacedOrder,
  aVisitorAtPay,
  choosePaymentOutcome,
  pressPay,
  sendWebhookFor,
} from '../order.builders.ts'

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
  await moveMoney(app.deps)
  await app.runJobs()
  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
})

const aVariant = async () => onlyVariantId(await aProduct(app.db, { priceCents: 10_000 }))
/** Lets the time to pay run out, so that every unpaid order expires. */
async function passTheTimeToPay() {
  now = new Date(now.getTime() + 31 * 60_000)
  await expireOrders(app.deps)
}
const findUseCount = async (code: string) =>
  (await app.db.select().from(promotion).where(eq(promotion.code, code)))[0]?.useCount
const isUsed = { codes: [{ problem: 'Je hebt deze kortingscode al gebruikt.' }] }

test('[CA-02] a once-only code of an order that nobody paid can be used again by its customer', async () => {
  await savePromotion(app.db, aTenPercentCode('TERUG', { oncePerCustomer: true }))
  const lines = [{ variantId: await aVariant() }]
  const wish = { lines, codes: ['TERUG'], details: aCustomer({ email: 'terug@voorbeeld.example' }) }
  await aPlacedOrder(app, wish)
  const cookies = await aVisitorAtPay(app, wish)
  expect(await app.mustCall(getCartEndpoint, {}, { cookies })).toMatchObject(isUsed)
  await passTheTimeToPay()
  expect(await app.mustCall(getCartEndpoint, {}, { cookies })).toMatchObject({ applied_code: 'TERUG' })
  expect(await pressPay(app, cookies, 90)).toMatchObject({ ok: true })
})

test('[CA-02] a once-only code that paid for a part of the cart does not count for the rest of it', async () => {
  await savePromotion(app.db, aTenPercentCode('EENS', { oncePerCustomer: true }))
  const lines = [{ variantId: await aVariant() }]
  const { cookies, url } = await aPlacedOrder(app, { lines, codes: ['EENS'] })
  const body = { item_id: String(await aVariant()), quantity: 1 }
  await app.mustCall(addCartItemEndpoint, { body }, { cookies })
  await choosePaymentOutcome(app, url, 'paid')
  await sendWebhookFor(app, url)
  expect(
    await app.call(applyDiscountEndpoint, { body: { discount_code: 'EENS' } }, { cookies }),
  ).toMatchObject({
    error: { message: 'Je hebt deze kortingscode al gebruikt.' },
  })
})

test('[CO-11] the code and the voucher of a paid order that is canceled can be used again', async () => {
  await savePromotion(app.db, aTenPercentCode('ANNULEER', { maxUses: 1, oncePerCustomer: true }))
  const issued = await inTransaction(app.db, (tx) =>
    issueVoucher(tx, app.deps, { why: { reason: 'service' }, now }),
  )
  const wish = { lines: [{ variantId: await aVariant() }], codes: ['ANNULEER', issued?.code ?? ''] }
  const { url, number } = await aPlacedOrder(app, wish)
  await choosePaymentOutcome(app, url, 'paid')
  await sendWebhookFor(app, url)
  expect(await findUseCount('ANNULEER')).toBe(1)
  expect(await cancelOrder(app.deps, number)).toMatchObject({ ok: true })
  expect(await findUseCount('ANNULEER')).toBe(0)
  expect(await pressPay(app, await aVisitorAtPay(app, wish), 85)).toMatchObject({ ok: true })
})

test('[CA-02] an order whose code went to another meanwhile is not paid after all', async () => {
  await savePromotion(app.db, aTenPercentCode('WEG', { maxUses: 1 }))
  const lines = [{ variantId: await aVariant() }]
  const first = await aPlacedOrder(app, { lines, codes: ['WEG'] })
  await passTheTimeToPay()
  await aPlacedOrder(app, { lines, codes: ['WEG'] })
  const retry = await app.call(retryPaymentEndpoint, { body: { order_id: first.publicId, customer: {} } })
  expect(retry).toMatchObject({ error: { code: 'order_not_payable' } })
  expect(await findUseCount('WEG')).toBe(1)
})
