import { query } from './database.ts'

/** The price of a product's cheapest variant in euros without a deal, and in the running deal. */
export interface RunningDeal {
  dealCents: number
  regularCents: number
}

/** Starts a deal on every variant of a product that ends in this many seconds, and replaces any other deal. */
export async function runDeal(slug: string, seconds: number): Promise<RunningDeal> {
  await query(
    `delete from deal where pieces_taken = 0 and variant_id in
      (select v.id from variant v join product p on p.id = v.product_id where p.slug = $1)`,
    [slug],
  )
  const rows = await query<RunningDeal>(
    `insert into deal (variant_id, kind, price_cents, starts_at, ends_at, created_at)
      select v.id, 'other', v.price_cents * 7 / 10, now(), now() + make_interval(secs => $2), now()
      from variant v join product p on p.id = v.product_id where p.slug = $1
      returning price_cents as "dealCents",
        (select v.price_cents from variant v where v.id = variant_id) as "regularCents"`,
    [slug, seconds],
  )
  await notifyDeal(slug)
  // Tiles and pages show the cheapest variant.
  const [first] = rows.toSorted((a, b) => a.regularCents - b.regularCents)
  if (first === undefined) throw new Error(`there is no product ${slug}`)
  return first
}

/** Ends the deals of a product now, as staff may. */
export async function endDeals(slug: string): Promise<void> {
  await query(
    `update deal set ended_at = now() where ended_at is null and now() between starts_at and ends_at and variant_id in
      (select v.id from variant v join product p on p.id = v.product_id where p.slug = $1)`,
    [slug],
  )
  await notifyDeal(slug)
}

/** Notifies the kept pages and the index, as the shop's own use cases do. */
async function notifyDeal(slug: string): Promise<void> {
  await query(
    `insert into change (entity, tags) select 'deal', array['product:' || id] from product where slug = $1`,
    [slug],
  )
  await query(`select pg_notify('sluimer_change', '')`)
}
