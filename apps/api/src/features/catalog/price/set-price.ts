import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { splitRows } from '../../../platform/db/split-rows.ts'
import { priceHistory } from '../tables/price-tables.ts'
import { variant } from '../tables/variant-tables.ts'

interface NewPrice {
  variantId: number
  priceCents: number
}

/**
 * Gives a variant a new price from `at` on and closes the old one in its history. The caller must have locked the
 * row. Returns false when nothing changes. A price that began at this very moment was never asked, so it is replaced.
 */
export async function setPrice(tx: Tx, variantId: number, priceCents: number, at: Date): Promise<boolean> {
  return (await setPrices(tx, [{ variantId, priceCents }], at)) > 0
}

/** Gives many variants new prices at once, each named once, in the same way. Returns how many changed. */
export async function setPrices(tx: Tx, prices: readonly NewPrice[], at: Date): Promise<number> {
  let changes = 0
  for (const piece of splitRows(prices)) changes += await setSomePrices(tx, piece, at)
  return changes
}

async function setSomePrices(tx: Tx, prices: readonly NewPrice[], at: Date): Promise<number> {
  const isOpen = (variantIds: readonly number[]) =>
    and(inArray(priceHistory.variantId, [...variantIds]), isNull(priceHistory.validTo))
  const rows = await tx
    .select()
    .from(priceHistory)
    .where(isOpen(prices.map(({ variantId }) => variantId)))
  const openOf = new Map(rows.map((row) => [row.variantId, row]))
  const changed = prices.filter(
    ({ variantId, priceCents }) => openOf.get(variantId)?.priceCents !== priceCents,
  )
  if (changed.length === 0) return 0
  const given = sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as given("variantId" bigint, "priceCents" int)`
  const givenCents = sql`given."priceCents"`
  await tx
    .update(variant)
    .set({ priceCents: givenCents })
    .from(given)
    .where(sql`${variant.id} = given."variantId"`)

  const isUnasked = ({ variantId }: NewPrice) => {
    const open = openOf.get(variantId)
    return open !== undefined && open.validFrom >= at
  }
  const replaced = changed.filter(isUnasked).map(({ variantId }) => variantId)
  if (replaced.length > 0)
    await tx
      .update(priceHistory)
      .set({ priceCents: givenCents })
      .from(given)
      .where(and(isOpen(replaced), sql`${priceHistory.variantId} = given."variantId"`))
  const begun = changed.filter((one) => !isUnasked(one))
  if (begun.length === 0) return changed.length
  await tx
    .update(priceHistory)
    .set({ validTo: at })
    .where(isOpen(begun.map(({ variantId }) => variantId)))
  await tx.insert(priceHistory).values(begun.map((one) => ({ ...one, validFrom: at })))
  return changed.length
}
