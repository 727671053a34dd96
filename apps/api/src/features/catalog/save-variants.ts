import { and, eq, notInArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import type { CheckedProductInput, ProductVariantInput } from './product-input.ts'
import type { OptionValueIds } from './save-options.ts'
import { setPrice } from './set-price.ts'
import { priceHistory, variant, variantOptionValue } from './tables.ts'

/** The variants of a product, in this order. Those not named any more are kept, since orders refer to them, but not sold. */
export async function saveVariants(
  tx: Tx,
  productId: number,
  input: CheckedProductInput,
  valueIds: OptionValueIds,
  now: Date,
): Promise<void> {
  const known = await tx
    .select()
    .from(variant)
    .where(eq(variant.productId, productId))
    .orderBy(variant.id)
    .for('update')
  for (const [position, one] of input.variants.entries()) {
    const values = {
      ean: one.ean,
      title: one.title ?? titleOf(one, input.options),
      imageKey: one.imageKey,
      weightGrams: one.weightGrams,
      position,
      active: one.active,
    }
    const id = known.find((row) => row.sku === one.sku)?.id
    if (id === undefined) {
      await linkValues(tx, await addVariant(tx, one, { ...values, productId }, now), one, valueIds)
    } else {
      await tx.update(variant).set(values).where(eq(variant.id, id))
      await setPrice(tx, id, one.priceCents, now)
      await linkValues(tx, id, one, valueIds)
    }
  }
  const skus = input.variants.map((one) => one.sku)
  await tx
    .update(variant)
    .set({ active: false })
    .where(and(eq(variant.productId, productId), notInArray(variant.sku, skus)))
}

async function addVariant(
  tx: Tx,
  { sku, priceCents, stockOnHand, priceHistory: given }: ProductVariantInput,
  values: Omit<typeof variant.$inferInsert, 'sku' | 'priceCents' | 'stockOnHand'>,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .insert(variant)
    .values({ ...values, sku, priceCents, stockOnHand })
    .returning({ id: variant.id })
  if (row === undefined) throw new Error('an insert answered no row')
  const periods = given ?? [{ priceCents, validFrom: now }]
  if (periods.some((period) => period.validFrom > now))
    throw new Error(`variant ${sku}: a price of the future`)
  await tx.insert(priceHistory).values(
    periods.map((period, index) => ({
      ...period,
      variantId: row.id,
      validTo: periods[index + 1]?.validFrom ?? null,
    })),
  )
  return row.id
}

async function linkValues(
  tx: Tx,
  variantId: number,
  { values }: ProductVariantInput,
  valueIds: OptionValueIds,
) {
  await tx.delete(variantOptionValue).where(eq(variantOptionValue.variantId, variantId))
  const ids = Object.entries(values).flatMap(([option, value]) => valueIds.get(option)?.get(value) ?? [])
  if (ids.length === 0) return
  await tx.insert(variantOptionValue).values(ids.map((optionValueId) => ({ variantId, optionValueId })))
}

/** The titles of its values in the order of the options: '240 x 220 cm, salie'. */
function titleOf({ values }: ProductVariantInput, options: CheckedProductInput['options']): string {
  return options
    .map((option) => option.values.find((value) => value.key === values[option.key])?.title)
    .filter((title) => title !== undefined)
    .join(', ')
}
