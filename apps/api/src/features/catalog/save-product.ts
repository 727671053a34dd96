import { recordChange } from '../../platform/change-feed/record-change.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { categoryTags, findCategoryIdsOf } from './category-tags.ts'
import { type CheckedProductInput, type ProductInput, productInputSchema } from './product-input.ts'
import { saveOptions } from './save-options.ts'
import { saveCategoriesOf, saveFacetValuesOf, saveImagesOf } from './save-product-parts.ts'
import { findReferences, type References } from './save-product-references.ts'
import { saveVariants } from './save-variants.ts'
import { product } from './tables.ts'

/**
 * Adds a product with everything that belongs to it, or changes the one with that slug. Prices that differ go into the
 * history from `now` on; stock that is known stays as it is; a variant that is not named any more is no longer sold.
 */
export async function saveProduct(db: Db, input: ProductInput, now: Date): Promise<{ id: number }> {
  const checked = productInputSchema.parse(input)
  return inTransaction(db, async (tx) => {
    const references = await findReferences(tx, checked)
    const id = await saveRow(tx, checked, references)
    const formerCategoryIds = await findCategoryIdsOf(tx, id)
    await saveCategoriesOf(tx, id, references.categoryIds)
    await saveImagesOf(tx, id, checked.images)
    await saveFacetValuesOf(tx, id, references.facetValueIds)
    const valueIds = await saveOptions(tx, id, checked.options)
    await saveVariants(tx, id, checked, valueIds, now)
    const listedIn = await categoryTags(tx, [...formerCategoryIds, ...references.categoryIds])
    await recordChange(tx, 'product', [`product:${id}`, ...listedIn])
    return { id }
  })
}

async function saveRow(tx: Tx, input: CheckedProductInput, references: References): Promise<number> {
  const { slug, createdAt } = input
  const values = {
    sku: input.sku,
    title: input.title,
    subTitle: input.subTitle,
    brandId: references.brandId,
    manufacturerId: references.manufacturerId,
    mainCategoryId: references.mainCategoryId,
    summary: input.summary,
    description: input.description,
    highlights: input.highlights,
    specifications: input.specifications,
    care: input.care,
    warnings: input.warnings,
    energyLabel: input.energyLabel,
    customFields: input.customFields,
    deliveryClass: input.deliveryClass,
    leadTimeDays: input.leadTimeDays,
    vatClass: input.vatClass,
    madeToMeasure: input.madeToMeasure,
    condition: input.condition,
    popularity: input.popularity,
    active: input.active,
    ...(createdAt === undefined ? {} : { createdAt }),
  }
  const [row] = await tx
    .insert(product)
    .values({ slug, ...values })
    .onConflictDoUpdate({ target: product.slug, set: values })
    .returning({ id: product.id })
  if (row === undefined) throw new Error('an upsert answered no row')
  return row.id
}
