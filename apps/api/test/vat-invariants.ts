import { sql } from 'drizzle-orm'

/** The rates at which the shop may have sold; extend the list when a law changes. */
const lawfulRates = sql`(values ('NL', 'standard', 21), ('NL', 'reduced', 9), ('NL', 'none', 0),
  ('BE', 'standard', 21), ('BE', 'reduced', 6), ('BE', 'none', 0)) as rate(country, class, percent)`

/** The delivery country of an order. */
const deliveredTo = sql`case when (o.details ->> 'sameDeliveryAddress')::boolean
  then o.details #>> '{billing,country_code}' else o.details #>> '{shipping,country_code}' end`

/** The amounts per rate on a document. */
const rateRows = sql`jsonb_to_recordset(i.document -> 'vat') as v("vatPercent" int, "grossCents" int, "vatCents" int)`

/** What tax law requires of an order, its invoice and its credit notes, as rows that must not exist. */
export const vatInvariants = {
  'an order was sold without VAT and without proof': sql`
    select o.number, o.vat_confirmation, o.details -> 'customer' as customer from "order" o
    where o.vat_country is null and (o.vat_cents <> 0 or ${deliveredTo} = 'NL'
      or o.details #>> '{customer,type}' <> 'company' or coalesce(o.vat_confirmation ->> 'requestIdentifier', '') = ''
      or right(regexp_replace(o.details #>> '{customer,vat_number}', '\D', '', 'g'), 9) <> right(o.vat_confirmation ->> 'vatNumber', 9)
      or (o.vat_confirmation ->> 'confirmedAt')::timestamptz not between o.placed_at - interval '1 day' and o.placed_at)`,
  'an order bears the VAT of a country where it does not go': sql`
    select o.number, o.vat_country from "order" o where o.vat_country = 'BE' and ${deliveredTo} <> 'BE'`,
  'a line is taxed at a rate that it does not have': sql`
    select o.number, o.vat_country, l.vat_class, l.vat_percent from order_line l join "order" o on o.id = l.order_id
    where l.vat_percent <> coalesce((select percent from ${lawfulRates} where country = o.vat_country and class = l.vat_class), 0)`,
  'the VAT of an order of one rate is not in its total': sql`
    select o.number, o.vat_cents, o.grand_total_cents, min(l.vat_percent) as percent
    from "order" o join order_line l on l.order_id = o.id group by o.id
    having min(l.vat_percent) = max(l.vat_percent)
      and o.vat_cents <> round(o.grand_total_cents::numeric * min(l.vat_percent) / (100 + min(l.vat_percent)))`,
  'an invoice has other VAT than its order': sql`
    select o.number, o.vat_cents, i.document -> 'vat' as vat from invoice i join "order" o on o.id = i.order_id
    where i.kind = 'invoice' and (o.vat_cents <> (select coalesce(sum("vatCents"), 0) from ${rateRows})
      or o.vat_country is distinct from i.document ->> 'vatCountry')`,
  'the rates of a document do not add up to its total': sql`
    select i.number, i.total_cents, i.document -> 'vat' as vat from invoice i
    where i.total_cents <> (select coalesce(sum("grossCents"), 0) from ${rateRows})
      or exists (select from ${rateRows} where "vatCents" < 0 or "vatCents" > "grossCents")`,
  'credit notes give back other VAT than their invoice charged': sql`
    select o.number, rates.* from (
      select i.order_id, v."vatPercent",
        sum("grossCents") filter (where i.kind = 'invoice') as charged, sum("vatCents") filter (where i.kind = 'invoice') as vat,
        sum("grossCents") filter (where i.kind = 'credit_note') as back, sum("vatCents") filter (where i.kind = 'credit_note') as vat_back
      from invoice i, ${rateRows} group by i.order_id, v."vatPercent") rates
    join "order" o on o.id = rates.order_id
    where rates.back > rates.charged or rates.vat_back > rates.vat or (rates.back = rates.charged and rates.vat_back <> rates.vat)`,
}
