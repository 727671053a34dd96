import { sql } from 'drizzle-orm'
import type { Connection } from '../src/platform/db/database.ts'

/** Each finds rows that must not exist, whatever happened before: every column of such a row helps to find out why. */
const always = {
  'stock is below zero, or more is reserved than there is': sql`
    select id, stock_on_hand, stock_reserved from variant
    where stock_on_hand < 0 or stock_reserved < 0 or stock_reserved > stock_on_hand`,
  'what is reserved is not what orders hold': sql`
    select v.id, v.stock_reserved, coalesce(sum(r.quantity), 0) as held
    from variant v left join stock_reservation r on r.variant_id = v.id and r.state = 'held'
    group by v.id having v.stock_reserved <> coalesce(sum(r.quantity), 0)`,
  'an order holds stock though it does not await a payment': sql`
    select o.number, o.status from "order" o join stock_reservation r on r.order_id = o.id
    where r.state = 'held' and o.status <> 'awaiting_payment'`,
  'stock was sold to an order that is not paid': sql`
    select o.number, o.status from "order" o join stock_reservation r on r.order_id = o.id
    where r.state = 'sold' and o.status in ('new', 'awaiting_payment')`,
  'a line of an order that awaits payment or is paid has no stock, and no lead time either': sql`
    select o.number, o.status, l.variant_id, l.quantity
    from order_line l join "order" o on o.id = l.order_id
    join variant v on v.id = l.variant_id join product p on p.id = v.product_id
    where o.status in ('awaiting_payment', 'paid') and p.lead_time_days is null and not exists (
      select from stock_reservation r where r.order_id = o.id and r.variant_id = l.variant_id
      and r.quantity = l.quantity
      and r.state = case o.status when 'paid' then 'sold' else 'held' end)`,
  'a paid order has not exactly one payment that paid it': sql`
    select o.number, count(p.id) from "order" o
    left join payment p on p.reference = o.id and p.status in ('paid', 'authorized') and not exists (
      select from order_event e where e.type = 'refund_needed' and e.data ->> 'paymentId' = p.id::text)
    where o.status = 'paid' group by o.id having count(p.id) <> 1`,
  'money came and nobody knows': sql`
    select o.number, o.status, p.id from payment p join "order" o on o.id = p.reference
    where p.status in ('paid', 'authorized') and o.status in ('new', 'awaiting_payment', 'canceled') and not exists (
      select from order_event e where e.type = 'refund_needed' and e.data ->> 'paymentId' = p.id::text)`,
  'a paid order has no voucher, or an unpaid one has': sql`
    select o.number, o.status from "order" o left join voucher v on v.order_id = o.id
    where (o.paid_at is not null) <> (v.id is not null)`,
  'the sums of an order are off': sql`
    select o.number from "order" o join order_line l on l.order_id = o.id group by o.id
    having o.sub_total_cents <> sum(l.price_cents * l.quantity) or o.grand_total_cents <>
      o.sub_total_cents + o.shipping_cents + o.payment_cents + o.insurance_cents - o.discount_cents`,
  'a payment asks another sum than its order, or than the provider': sql`
    select o.number, p.amount_cents, t.amount_cents from payment p join "order" o on o.id = p.reference
    left join test_provider_payment t on t.idempotency_key = p.id::text
    where p.amount_cents <> t.amount_cents
      or (p.status in ('paid', 'authorized') and p.amount_cents <> o.grand_total_cents)`,
  'a cart thinks it holds other pieces than its order does': sql`
    select c.id, c.held_pieces from cart c where c.held_pieces <> coalesce((
      select jsonb_object_agg(r.variant_id, r.quantity) from stock_reservation r
      join "order" o on o.id = r.order_id where o.cart_id = c.id and r.state = 'held'), '{}')`,
}

/** True once every webhook was delivered and every job has run. */
const onceSettled = {
  'the provider has money that no payment of ours knows of': sql`
    select t.id, t.status, p.status as ours from test_provider_payment t
    left join payment p on p.provider_id = t.id
    where t.status in ('paid', 'authorized') and p.status is distinct from t.status`,
  'an order that was paid has not exactly one confirmation': sql`
    select o.number, count(m.id) from "order" o
    left join mail_message m on m.dedupe_key = 'order_confirmation:' || o.id
    where o.paid_at is not null group by o.id having count(m.id) <> 1`,
}

/** What is wrong in the whole database, one line per fault; empty when nothing was lost, invented or sold twice. */
export async function findBrokenInvariants(
  db: Connection,
  options: { isSettled?: boolean } = {},
): Promise<string[]> {
  const rules = { ...always, ...(options.isSettled ? onceSettled : {}) }
  const faults: string[] = []
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await db.execute(query)
    faults.push(...rows.map((row) => `${rule}: ${JSON.stringify(row)}`))
  }
  return faults
}
