import { sql } from 'drizzle-orm'
import type { Connection } from '../src/platform/db/database.ts'
import { vatInvariants } from './vat-invariants.ts'

/**
 * Each statement finds rows that must not exist, whatever happened before. It shows every column that helps to find out
 * why. None searches all orders for every cart, so that a shop with tens of thousands of them can be checked.
 */
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
    where o.status = 'paid' and o.grand_total_cents > 0 and not exists (
      select from order_event e where e.order_id = o.id and e.type = 'promise_ended')
    group by o.id having count(p.id) <> 1`,
  'money came and nobody knows': sql`
    select o.number, o.status, p.id from payment p join "order" o on o.id = p.reference
    where p.status in ('paid', 'authorized') and o.status in ('new', 'awaiting_payment', 'canceled') and not exists (
      select from order_event e where e.type = 'refund_needed' and e.data ->> 'paymentId' = p.id::text)
      and p.unwanted_at is null and not exists (select from refund r where r.payment_id = p.id)`,
  'money that nobody wants stays, though it was said to go back by itself': sql`
    select p.id, e.data from payment p join order_event e on e.type = 'refund_needed' and e.data ->> 'paymentId' = p.id::text
    where e.data ->> 'reason' <> 'wrong_amount' and p.status in ('paid', 'authorized') and p.unwanted_at is null
      and not exists (select from refund r where r.payment_id = p.id)`,
  'a paid order has no voucher, or one that was not paid, or cost nothing, has': sql`
    select o.number, o.status from "order" o left join voucher v on v.order_id = o.id
    where (o.paid_at is not null and o.grand_total_cents > 0) <> (v.id is not null)`,
  'an order that costs nothing waits for a payment, or has one': sql`
    select o.number, o.status from "order" o where o.grand_total_cents = 0 and (o.paid_at is null or exists (
      select from payment p where p.reference = o.id))`,
  'a paid order has not exactly one invoice, or an unpaid one has': sql`
    select o.number, o.status, count(i.id) from "order" o left join invoice i on i.order_id = o.id and i.kind = 'invoice'
    group by o.id having count(i.id) <> (case when o.paid_at is null then 0 else 1 end)`,
  'an invoice is not the sum of its order': sql`
    select o.number, i.total_cents, o.grand_total_cents from invoice i join "order" o on o.id = i.order_id
    where i.kind = 'invoice' and i.total_cents <> o.grand_total_cents`,
  'a range of invoices or credit notes has a gap or a double': sql`
    select split_part(number, '-', 1) as range, count(*), max(split_part(number, '-', 2)::int), r.last
    from invoice left join document_range r on r.key = split_part(number, '-', 1)
    group by 1, r.last having count(*) <> max(split_part(number, '-', 2)::int) or count(*) <> r.last`,
  'more is credited than an order cost': sql`
    select o.number, sum(i.total_cents) from invoice i join "order" o on o.id = i.order_id
    where i.kind = 'credit_note' group by o.id having sum(i.total_cents) > o.grand_total_cents`,
  'more goes back than came in': sql`
    select p.id, p.amount_cents, sum(r.amount_cents) from refund r join payment p on p.id = r.payment_id
    where r.status not in ('failed', 'canceled') group by p.id having sum(r.amount_cents) > p.amount_cents`,
  'more is taken of a promise than was promised': sql`
    select p.id, p.amount_cents, sum(c.amount_cents) from capture c join payment p on p.id = c.payment_id
    where c.status <> 'failed' group by p.id having sum(c.amount_cents) > p.amount_cents`,
  'the sums of an order are off': sql`
    select o.number from "order" o join order_line l on l.order_id = o.id group by o.id
    having o.sub_total_cents <> sum(l.price_cents * l.quantity) or o.grand_total_cents <>
      o.sub_total_cents - o.discount_cents + (select coalesce(sum((c ->> 'cents')::int), 0) from jsonb_array_elements(o.costs) c)`,
  'the costs of an order are not those that the version before reads': sql`
    select o.number, o.costs from "order" o
    where o.shipping_cents + o.payment_cents + o.insurance_cents + o.haul_away_cents <>
      (select coalesce(sum((c ->> 'cents')::int), 0) from jsonb_array_elements(o.costs) c
       where c ->> 'kind' in ('shipping', 'payment', 'insurance', 'haul_away'))`,
  'the discounts of an order do not add up': sql`
    select o.number, o.discount_cents, o.discounts from "order" o
    where o.discount_cents <> (select coalesce(sum((d ->> 'amountCents')::int), 0) from jsonb_array_elements(o.discounts) d)
      or o.discount_cents <> (select sum(l.discount_cents) from order_line l where l.order_id = o.id)`,
  'a voucher is used or held twice': sql`
    select voucher_id, count(*) from discount_use
    where voucher_id is not null and state <> 'released' group by voucher_id having count(*) > 1`,
  'a voucher gave more than it is worth': sql`
    select u.id, u.amount_cents, v.amount_cents as worth from discount_use u join voucher v on v.id = u.voucher_id
    where u.amount_cents > v.amount_cents`,
  'the uses of a code are not those of its orders': sql`
    select p.key, p.use_count, p.max_uses, count(u.id) from promotion p
    left join discount_use u on u.promotion_id = p.id and u.state <> 'released'
    group by p.id having p.use_count <> count(u.id) or p.use_count > p.max_uses`,
  'a customer used a code twice that is once per customer': sql`
    select promotion_id, once_key, count(*) from discount_use
    where once_key is not null and state <> 'released' group by 1, 2 having count(*) > 1`,
  'a code is held, used or let go against what its order is': sql`
    select o.number, o.status, u.state from discount_use u left join "order" o on o.id = u.order_id
    where o.id is null or (u.state = 'held') <> (o.status = 'awaiting_payment' and u.state <> 'released')
      or (u.state = 'used' and o.paid_at is null)`,
  'an order has a code that it does not hold': sql`
    select o.number, o.status, d ->> 'code' as code from "order" o, jsonb_array_elements(o.discounts) d
    where d ->> 'code' is not null and o.status in ('awaiting_payment', 'paid') and not exists (
      select from discount_use u left join promotion p on p.id = u.promotion_id left join voucher v on v.id = u.voucher_id
      where u.order_id = o.id and coalesce(p.code, v.code) = d ->> 'code' and u.amount_cents = (d ->> 'amountCents')::int
      and u.state = case o.status when 'paid' then 'used' else 'held' end)`,
  'a payment asks another sum than its order, or than the provider': sql`
    select o.number, p.amount_cents, t.amount_cents from payment p join "order" o on o.id = p.reference
    left join test_provider_payment t on t.idempotency_key = p.id::text
    where p.amount_cents <> t.amount_cents
      or (p.status in ('paid', 'authorized') and p.amount_cents <> o.grand_total_cents)`,
  'a deal sold more than its cap, or other pieces than orders hold or bought': sql`
    select d.id, d.piece_cap, d.pieces_taken, coalesce(sum(r.quantity), 0) as ordered
    from deal d left join deal_reservation r on r.deal_id = d.id
    group by d.id having d.pieces_taken <> coalesce(sum(r.quantity), 0) or d.pieces_taken > d.piece_cap
      or (d.used_up_at is not null) <> (d.pieces_taken = coalesce(d.piece_cap, -1))`,
  'lines at a deal price and the pieces taken for them differ': sql`
    select o.number, o.status, l.deal_id, l.pieces as lines, r.quantity as taken
    from (select order_id, deal_id, sum(quantity) as pieces, count(distinct price_cents) as prices
      from order_line where deal_id is not null group by order_id, deal_id) l
    full join deal_reservation r on r.order_id = l.order_id and r.deal_id = l.deal_id
    join "order" o on o.id = coalesce(l.order_id, r.order_id)
    where l.prices > 1 or case when o.status in ('new', 'canceled', 'refunded') and o.paid_at is null then r.quantity is not null
      else r.quantity is distinct from l.pieces end`,
  'a cart thinks it holds other pieces of deals than its order does': sql`
    select c.id, c.held_deal_pieces, held.pieces from cart c left join (
      select o.cart_id, jsonb_object_agg(r.deal_id, r.quantity) as pieces from deal_reservation r
      join "order" o on o.id = r.order_id where o.status = 'awaiting_payment' group by o.cart_id
    ) held on held.cart_id = c.id where c.held_deal_pieces <> coalesce(held.pieces, '{}')`,
  'a delivery day, or a part of it, has other places taken than orders hold': sql`
    with counted as (
      select area, date, 'day' as part from delivery_reservation
      union all select area, date, part from delivery_reservation where part <> 'day')
    select coalesce(d.area, r.area) as area, coalesce(d.date, r.date) as date, coalesce(d.part, r.part) as part,
      d.places, d.taken, r.held
    from delivery_day d
    full join (select area, date, part, count(*) as held from counted group by area, date, part) r
      on r.area = d.area and r.date = d.date and r.part = d.part
    where coalesce(d.taken, 0) <> coalesce(r.held, 0) or d.taken > d.places`,
  'an order has no place on its delivery day, or one that it should not have': sql`
    select o.number, o.status, o.delivery_slot, r.area, r.date, r.part
    from "order" o left join delivery_reservation r on r.order_id = o.id
    where case when o.status in ('new', 'canceled') or o.delivery_slot is null then r.order_id is not null
      when o.status = 'refunded' and r.order_id is null then false
      else r.area is distinct from o.delivery_slot ->> 'area' or r.part is distinct from o.delivery_slot ->> 'part'
        or r.date is distinct from (o.delivery_slot ->> 'date')::date end`,
  'a cart thinks it holds another delivery day than its order does': sql`
    select c.id, c.held_day, held.days from cart c left join (
      select o.cart_id, jsonb_agg(jsonb_build_object('area', r.area, 'date', r.date, 'part', r.part)) as days
      from delivery_reservation r join "order" o on o.id = r.order_id where o.status = 'awaiting_payment' group by o.cart_id
    ) held on held.cart_id = c.id where jsonb_build_array(c.held_day) <> coalesce(held.days, '[null]')`,
  'something that only two people can bring belongs to an order that comes otherwise': sql`
    select o.number, o.shipping_method from "order" o
    where o.shipping_method ->> 'code' <> 'two_man' and (o.delivery_slot is not null or o.haul_away_pieces > 0)
      or (o.shipping_method ->> 'code' = 'pickup') <> (o.pickup_point is not null)`,
  'old pieces go along for nothing, or are paid and stay': sql`
    select o.number, o.haul_away_pieces, o.costs from "order" o
    where (o.haul_away_pieces > 0) <> (o.costs @? '$[*] ? (@.kind == "haul_away" && @.cents > 0)')`,
  'a cart thinks it holds other pieces than its order does': sql`
    select c.id, c.held_pieces, held.pieces from cart c left join (
      select o.cart_id, jsonb_object_agg(r.variant_id, r.quantity) as pieces from stock_reservation r
      join "order" o on o.id = r.order_id where r.state = 'held' group by o.cart_id
    ) held on held.cart_id = c.id where c.held_pieces <> coalesce(held.pieces, '{}')`,
}

/** These hold once every webhook was delivered and every job has run. */
const onceSettled = {
  'the provider has money that no payment of ours knows of': sql`
    select t.id, t.status, p.status as ours from test_provider_payment t
    left join payment p on p.provider_id = t.id
    where t.status in ('paid', 'authorized') and p.status is distinct from t.status`,
  'the provider gave back, or took, another sum than we asked': sql`
    select t.id, t.refunded_cents, t.captured_cents from test_provider_payment t join payment p on p.provider_id = t.id
    where t.refunded_cents <> (select coalesce(sum(amount_cents), 0) from refund where payment_id = p.id and status = 'refunded')
      or t.captured_cents <> (select coalesce(sum(amount_cents), 0) from capture where payment_id = p.id and status = 'succeeded')`,
  'money is waiting to be moved': sql`
    select id, 'refund' as kind, tries from refund where next_try_at is not null
    union all select id, 'capture', tries from capture where next_try_at is not null
    union all select id, 'promise', tries from payment
      where next_try_at is not null or (unwanted_at is not null and status = 'authorized')`,
  'an order that was paid has not exactly one confirmation': sql`
    select o.number, count(m.id) from "order" o
    left join mail_message m on m.dedupe_key = 'order_confirmation:' || o.id
    where o.paid_at is not null group by o.id having count(m.id) <> 1`,
}

/** Lists the faults in the whole database, one line each; empty when nothing was lost, invented or sold twice. */
export async function findBrokenInvariants(
  db: Connection,
  options: { isSettled?: boolean } = {},
): Promise<string[]> {
  const rules = { ...always, ...vatInvariants, ...(options.isSettled ? onceSettled : {}) }
  const faults: string[] = []
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await db.execute(query)
    faults.push(...rows.map((row) => `${rule}: ${JSON.stringify(row)}`))
  }
  return faults
}
