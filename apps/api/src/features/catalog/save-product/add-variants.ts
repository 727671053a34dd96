import type { ProductVariantInput } from '@sluimer/product-files/input/product-input'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { insertRows } from '../../../platform/db/insert-rows.ts'
import { priceHistory } from '../tables/price-tables.ts'
import { variant } from '../tables/variant-tables.ts'

interface NewVariant {
  productId: number
  given: ProductVariantInput
  values: Omit<typeof variant.$inferInsert, 'productId' | 'sku' | 'priceCents' | 'stockOnHand'>
}

/**
 * Adds variants with their stock and price history; a variant without a history has had its price since `now`.
 * Returns their ids by sku.
 */
export async function addVariants(
  tx: Tx,
  variants: readonly NewVariant[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const added = await insertRows<typeof variant, { id: string; sku: string }>(
    tx,
    variant,
    variants.map(({ productId, given: { sku, priceCents, stockOnHand }, values }) => ({
      ...values,
      productId,
      sku,
      priceCents,
      stockOnHand,
    })),
    sql`returning id, sku`,
  )
  const idOf = new Map(added.map(({ id, sku }) => [sku, Number(id)]))
  const periods = variants.flatMap(({ given }) => {
    const variantId = idOf.get(given.sku)
    if (variantId === undefined) throw new Error(`the variant ${given.sku} was not saved`)
    return toPeriods(given, now).map((period) => ({ ...period, variantId }))
  })
  await insertRows(tx, priceHistory, periods)
  return idOf
}

/** Every price held until the next one began; the last one still holds. */
function toPeriods({ sku, priceCents, priceHistory: given }: ProductVariantInput, now: Date) {
  const starts = given ?? [{ priceCents, validFrom: now }]
  if (starts.some(({ validFrom }) => validFrom > now))
    throw new Error(`variant ${sku}: a price of the future`)
  return starts.map((start, index) => ({ ...start, validTo: starts[index + 1]?.validFrom ?? null }))
}
