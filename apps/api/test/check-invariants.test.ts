import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct, onlyVariantId } from '../src/features/catalog/catalog.builders.ts'
import { variant } from '../src/features/catalog/tables.ts'
import { aPlacedOrder, choosePaymentOutcome, sendWebhookFor } from '../src/features/order/order.builders.ts'
import { findBrokenInvariants } from './check-invariants.ts'
import { buildTestApp, type TestApp } from './test-app.ts'

let app: TestApp
let variantId: number
beforeAll(async () => {
  app = await buildTestApp()
  variantId = onlyVariantId(await aProduct(app.db, { stock: 9 }))
  for (const outcome of ['paid', 'canceled']) {
    const placed = await aPlacedOrder(app, { lines: [{ variantId, quantity: 2 }] })
    await choosePaymentOutcome(app, placed.url, outcome)
    await sendWebhookFor(app, placed.url)
  }
  await app.runJobs()
})
afterAll(() => app.close())

const isUnpaid = sql`status = 'awaiting_payment'`

/** Breaks the books, looks, and puts them back. */
async function faultsAfter(...damage: ReturnType<typeof sql>[]): Promise<string[]> {
  let faults: string[] = []
  const restore = new Error('put back')
  await app.db
    .transaction(async (tx) => {
      for (const statement of damage) await tx.execute(statement)
      faults = await findBrokenInvariants(tx, { isSettled: true })
      throw restore
    })
    .catch((error) => {
      if (error !== restore) throw error
    })
  return faults.map((fault) => fault.split(':', 1)[0] ?? '')
}

test('finds nothing in books that are right', async () => {
  const [row] = await app.db.select().from(variant).where(eq(variant.id, variantId))
  expect([row?.stockOnHand, row?.stockReserved]).toEqual([7, 2])
  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
})

test.each([
  ['stock reserved for nobody', sql`update variant set stock_reserved = 3`],
  ['stock let go behind an order’s back', sql`update variant set stock_reserved = 0`],
  ['a sale that took no stock', sql`update stock_reservation set state = 'released' where state = 'sold'`],
  ['a paid order without its payment', sql`update payment set status = 'failed' where status = 'paid'`],
  ['money for an order that waits', sql`update payment set status = 'paid'`],
  ['a lost voucher', sql`delete from voucher`],
  ['a lost mail', sql`delete from mail_message`],
  ['a line that changed its price', sql`update order_line set price_cents = price_cents + 1`],
  ['an order canceled with its stock', sql`update "order" set status = 'canceled' where ${isUnpaid}`],
  ['money that only the provider knows of', sql`update test_provider_payment set status = 'paid'`],
  ['a cart that dreams of pieces', sql`update cart set held_pieces = '{"1": 5}'`],
])('finds %s', async (_fault, damage) => {
  expect(await faultsAfter(damage)).not.toEqual([])
})
