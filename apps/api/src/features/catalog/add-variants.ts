import type { Tx } from '../../platform/db/database.ts'
import { priceHistory } from './price-tables.ts'
import type { ProductVariantInput } from './product-input.ts'
import { variant } from './tables.ts'

interface NewVariant {
  given: ProductVariantInput
  values: Omit<typeof variant.$inferInsert, 'productId' | 'sku' | 'priceCents' | 'stockOnHand'>
}

/** Adds variants with their stock and their price history; one without a history has cost the same since `now`. */
export async function addVariants(
  tx: Tx,
  productId: number,
  variants: readonly NewVariant[],
  now: Date,
): Promise<{ id: number; sku: string }[]> {
  if (variants.length === 0) return []
  const added = await tx
    .insert(variant)
    .values(
      variants.map(({ given: { sku, priceCents, stockOnHand }, values }) => ({
        ...values,
        productId,
        sku,
        priceCents,
        stockOnHand,
      })),
    )
    .returning({ id: variant.id, sku: variant.sku })
  const idOf = new Map(added.map(({ sku, id }) => [sku, id]))
  const periods = variants.flatMap(({ given }) => {
    const variantId = idOf.get(given.sku)
    if (variantId === undefined) throw new Error(`the variant ${given.sku} was not saved`)
    return periodsOf(given, now).map((period) => ({ ...period, variantId }))
  })
  await tx.insert(priceHistory).values(periods)
  return added
}

/** Every price lasted until the next one; the last lasts. */
function periodsOf({ sku, priceCents, priceHistory: given }: ProductVariantInput, now: Date) {
  const starts = given ?? [{ priceCents, validFrom: now }]
  if (starts.some(({ validFrom }) => validFrom > now))
    throw new Error(`variant ${sku}: a price of the future`)
  return starts.map((start, index) => ({ ...start, validTo: starts[index + 1]?.validFrom ?? null }))
}
