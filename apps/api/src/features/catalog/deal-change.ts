import { inArray } from 'drizzle-orm'
import { recordChange } from '../../platform/change-feed/record-change.ts'
import type { Connection, Tx } from '../../platform/db/database.ts'
import { findCategories } from './category.queries.ts'
import { categoryTags } from './category-tags.ts'
import { productCategory, variant } from './tables.ts'

/** Pages that show which deals run: their own categories, the home page. */
export const dealsTag = 'deals'

/** Tells, once the transaction commits, that what these variants cost has changed. */
export async function recordDealChange(tx: Tx, variantIds: readonly number[]): Promise<void> {
  if (variantIds.length > 0) await recordChange(tx, 'deal', await dealTags(tx, variantIds))
}

/** Tags of everything that shows what these variants cost: their products, and the listings that they are in or come into. */
export async function dealTags(db: Connection, variantIds: readonly number[]): Promise<string[]> {
  if (variantIds.length === 0) return []
  const rows = await db
    .selectDistinct({ productId: variant.productId })
    .from(variant)
    .where(inArray(variant.id, [...variantIds]))
  const productIds = rows.map((row) => row.productId)
  const own = await db
    .selectDistinct({ id: productCategory.categoryId })
    .from(productCategory)
    .where(inArray(productCategory.productId, productIds))
  const filled = (await findCategories(db)).filter((category) => category.filledBy.length > 0)
  const categories = await categoryTags(
    db,
    [...own, ...filled].map((category) => category.id),
  )
  return [dealsTag, ...productIds.map((id) => `product:${id}`), ...categories]
}
