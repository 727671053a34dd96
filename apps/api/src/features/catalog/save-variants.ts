import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { addVariants } from './add-variants.ts'
import type { CheckedProductInput, ProductVariantInput } from './product-input.ts'
import type { OptionValueIds } from './save-options.ts'
import { setPrice } from './set-price.ts'
import { variant, variantOptionValue } from './tables.ts'
import { titleOf } from './variant-title.ts'

/** The variants of a product, in this order. Those not named any more are kept, since orders refer to them, but not sold. */
export async function saveVariants(
  tx: Tx,
  productId: number,
  input: CheckedProductInput,
  valueIds: OptionValueIds,
  now: Date,
): Promise<void> {
  const known = await tx
    .select({ id: variant.id, sku: variant.sku })
    .from(variant)
    .where(eq(variant.productId, productId))
    .orderBy(variant.id)
    .for('no key update')
  const idOf = new Map(known.map(({ sku, id }) => [sku, id]))
  const wanted = input.variants.map((one, position) => ({
    given: one,
    id: idOf.get(one.sku),
    values: {
      ean: one.ean,
      title: one.title ?? titleOf(one, input.options),
      imageKey: one.imageKey,
      weightGrams: one.weightGrams,
      position,
      active: one.active,
    },
  }))
  for (const { id, given, values } of wanted) {
    if (id === undefined) continue
    await tx.update(variant).set(values).where(eq(variant.id, id))
    await setPrice(tx, id, given.priceCents, now)
  }
  const added = wanted.filter(({ id }) => id === undefined)
  for (const { sku, id } of await addVariants(tx, productId, added, now)) idOf.set(sku, id)

  const skus = input.variants.map((one) => one.sku)
  const unnamed = and(eq(variant.productId, productId), notInArray(variant.sku, skus))
  await tx.update(variant).set({ active: false }).where(unnamed)
  await linkValues(tx, input.variants, idOf, valueIds)
}

/** Which values each variant has, exactly these. */
async function linkValues(
  tx: Tx,
  variants: readonly ProductVariantInput[],
  idOf: ReadonlyMap<string, number>,
  valueIds: OptionValueIds,
): Promise<void> {
  const rows = variants.flatMap(({ sku, values }) => {
    const variantId = idOf.get(sku)
    if (variantId === undefined) throw new Error(`the variant ${sku} was not saved`)
    const ids = Object.entries(values).flatMap(([option, value]) => valueIds.get(option)?.get(value) ?? [])
    return ids.map((optionValueId) => ({ variantId, optionValueId }))
  })
  await tx.delete(variantOptionValue).where(inArray(variantOptionValue.variantId, [...idOf.values()]))
  if (rows.length > 0) await tx.insert(variantOptionValue).values(rows)
}
