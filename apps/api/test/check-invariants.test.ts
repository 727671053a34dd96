import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct, onlyVariantId } from '../src/features/catalog/catalog.builders.ts'
import { aDeal } from '../src/features/catalog/deal/deal.builders.ts'
import { variant } from '../src/features/catalog/tables/variant-tables.ts'
import {
  aPlacedOrder,
  aVisitorAtPay,
  choosePaymentOutcome,
  pressPay,
  sendWebhookFor,
} from '../src/features/order/order.builders.ts'
import { aTenPercentCode } from '../src/features/promotion/promotion.builders.ts'
import { savePromotion } from '../src/features/promotion/save-promotion.ts'
import { voucher } from '../src/features/promotion/tables.ts'
import { findBrokenInvariants } from './check-invariants.ts'
import { buildTestApp, type TestApp } from './test-app.ts'

let app: TestApp
let variantId: number
beforeAll(async () => {
  app = await buildTestApp()
  variantId = onlyVariantId(await aProduct(app.db, { stock: 9 }))
  const startsAt = new Date()
  const endsAt = new Date(startsAt.getTime() + 86_400_000)
  await aDeal(app.db, { variantId, priceCents: 4_000, startsAt, endsAt, pieceCap: 8 })
  for (const outcome of ['paid', 'canceled']) {
    const placed = await aPlacedOrder(app, { lines: [{ variantId, quantity: 2 }] })
    await choosePaymentOutcome(app, placed.url, outcome)
    await sendWebhookFor(app, placed.url)
  }
  await redeemBoth()
  await app.runJobs()
})
afterAll(() => app.close())

/** An order with a code and the voucher of an earlier one. */
async function redeemBoth(): Promise<void> {
  const other = onlyVariantId(await aProduct(app.db, { priceCents: 9_000 }))
  await savePromotion(app.db, aTenPercentCode('SAMEN'))
  const [earned] = await app.db.select().from(voucher)
  const cookies = await aVisitorAtPay(app, {
    lines: [{ variantId: other }],
    codes: ['SAMEN', earned?.code ?? ''],
  })
  const answer = await pressPay(app, cookies)
  if (!answer.ok) throw new Error(answer.error.code)
  await choosePaymentOutcome(app, answer.data.url, 'paid')
  await sendWebhookFor(app, answer.data.url)
}

const isUnpaid = sql`status = 'awaiting_payment'`

/** Damages the books, collects the faults that are found, and puts the books back. */
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

test('finds nothing in correct books', async () => {
  const [row] = await app.db.select().from(variant).where(eq(variant.id, variantId))
  expect([row?.stockOnHand, row?.stockReserved]).toEqual([7, 2])
  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
})

test.each<[string, ...SQL[]]>([
  ['stock reserved for nobody', sql`update variant set stock_reserved = 3`],
  ['stock let go behind an order’s back', sql`update variant set stock_reserved = 0`],
  ['a sale that took no stock', sql`update stock_reservation set state = 'released' where state = 'sold'`],
  ['a paid order without its payment', sql`update payment set status = 'failed' where status = 'paid'`],
  ['money for an order that waits', sql`update payment set status = 'paid'`],
  [
    'a lost voucher',
    sql`delete from voucher where id not in (select voucher_id from discount_use where voucher_id is not null)`,
  ],
  ['a lost mail', sql`delete from mail_message`],
  ['a line that changed its price', sql`update order_line set price_cents = price_cents + 1`],
  ['an order canceled with its stock', sql`update "order" set status = 'canceled' where ${isUnpaid}`],
  ['money that only the provider knows of', sql`update test_provider_payment set status = 'paid'`],
  [
    'a discount that no line bears',
    sql`update "order" set discount_cents = discount_cents + 1, grand_total_cents = grand_total_cents - 1`,
  ],
  ['a line that bears a discount of nothing', sql`update order_line set discount_cents = 1`],
  [
    'a voucher used in two orders',
    sql`drop index discount_use_voucher`,
    sql`insert into discount_use
    select gen_random_uuid(), order_id, cart_id, promotion_id, voucher_id, email_key, once_key, amount_cents, state,
    changed_at from discount_use where voucher_id is not null`,
  ],
  [
    'a voucher worth more than it was',
    sql`update discount_use set amount_cents = 501 where voucher_id is not null`,
  ],
  ['a use that nobody counted', sql`update promotion set use_count = 0`],
  ['a voucher given back though its order was paid', sql`update discount_use set state = 'released'`],
  ['a code held for an order that is paid', sql`update discount_use set state = 'held'`],
  ['a cart that dreams of pieces', sql`update cart set held_pieces = '{"1": 5}'`],
  ['deal pieces taken by nobody', sql`update deal set pieces_taken = pieces_taken + 1`],
  ['deal pieces let go behind an order’s back', sql`delete from deal_reservation`],
  ['a line at a deal price that took no piece', sql`update order_line set deal_id = null`],
  ['a cart that dreams of deal pieces', sql`update cart set held_deal_pieces = '{"1": 5}'`],
  ['VAT that nobody owes', sql`update "order" set vat_cents = vat_cents + 1`],
  [
    'an order without VAT for a consumer',
    sql`alter table "order" drop constraint order_vat`,
    sql`update "order" set vat_country = null`,
  ],
  ['Belgian VAT on what stays in the Netherlands', sql`update "order" set vat_country = 'BE'`],
  ['plants taxed as furniture', sql`update order_line set vat_class = 'reduced'`],
  [
    'an invoice with other VAT',
    sql`update invoice set document = jsonb_set(document, '{vat,0,vatCents}', '1')`,
  ],
  [
    'an invoice of another sum',
    sql`update invoice set document = jsonb_set(document, '{vat,0,grossCents}', '1')`,
  ],
])('finds %s', async (_fault, ...damage) => {
  expect(await faultsAfter(...damage)).not.toEqual([])
})
