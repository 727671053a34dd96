import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../platform/db/database.ts'
import { insertRows } from '../../../platform/db/insert-rows.ts'
import { productFacetValue } from '../tables/facet-tables.ts'
import { product, productCategory, productImage } from '../tables/product-tables.ts'
import type { SavedRow } from './saved-row.ts'

/** Saves exactly these categories of products. Returns the ids of those that any of the products was in before. */
export async function saveCategories(tx: Tx, rows: readonly SavedRow[]): Promise<number[]> {
  const known = await tx
    .select()
    .from(productCategory)
    .where(inArray(productCategory.productId, listIds(rows)))
  const { added, gone } = compareLinks(
    known.map((one) => ({ productId: one.productId, id: one.categoryId })),
    rows.flatMap(({ id, references }) => references.categoryIds.map((one) => ({ productId: id, id: one }))),
  )
  await dropLinks(tx, productCategory, productCategory.categoryId, gone)
  await insertRows(
    tx,
    productCategory,
    added.map(({ productId, id }) => ({ productId, categoryId: id })),
  )
  return known.map(({ categoryId }) => categoryId)
}

/** Saves exactly these filter values of products. */
export async function saveFacetValues(tx: Tx, rows: readonly SavedRow[]): Promise<void> {
  const known = await tx
    .select()
    .from(productFacetValue)
    .where(inArray(productFacetValue.productId, listIds(rows)))
  const { added, gone } = compareLinks(
    known.map((one) => ({ productId: one.productId, id: one.facetValueId })),
    rows.flatMap(({ id, references }) => references.facetValueIds.map((one) => ({ productId: id, id: one }))),
  )
  await dropLinks(tx, productFacetValue, productFacetValue.facetValueId, gone)
  await insertRows(
    tx,
    productFacetValue,
    added.map(({ productId, id }) => ({ productId, facetValueId: id })),
  )
}

/** Deletes the links that `compareLinks` found superfluous; `linked` is the column of the other side. */
async function dropLinks(
  tx: Tx,
  table: typeof productCategory | typeof productFacetValue,
  linked: PgColumn,
  gone: readonly { productId: number; id: number }[],
): Promise<void> {
  if (gone.length === 0) return
  const pairs = gone.map(({ productId, id }) => and(eq(table.productId, productId), eq(linked, id)))
  await tx.delete(table).where(or(...pairs))
}

/** Saves exactly these pictures of products, in this order. Other pictures count as a change of the page. */
export async function saveImages(tx: Tx, rows: readonly SavedRow[]): Promise<void> {
  const stored = await tx
    .select()
    .from(productImage)
    .where(inArray(productImage.productId, listIds(rows)))
    .orderBy(asc(productImage.position))
  const storedOf = Map.groupBy(stored, ({ productId }) => productId)
  const changed = rows.filter(({ id, input: { images } }) => {
    const known = storedOf.get(id) ?? []
    return (
      known.length !== images.length ||
      !images.every(({ key, alt }, index) => known[index]?.key === key && known[index].alt === alt)
    )
  })
  const replaced = listIds(changed).filter((id) => storedOf.has(id))
  if (replaced.length > 0) {
    await tx.delete(productImage).where(inArray(productImage.productId, replaced))
    await tx.update(product).set({ changedAt: sql`now()` }).where(inArray(product.id, replaced))
  }
  const images = changed.flatMap(({ id, input }) =>
    input.images.map((image, position) => ({ ...image, productId: id, position })),
  )
  await insertRows(tx, productImage, images)
}

interface Link {
  productId: number
  /** What the product is linked to. */
  id: number
}

/** Returns which links are missing, and which exist but should not. */
function compareLinks(known: readonly Link[], wanted: readonly Link[]): { added: Link[]; gone: Link[] } {
  const toLinkKey = ({ productId, id }: Link) => `${productId}/${id}`
  const [knownNames, wantedNames] = [new Set(known.map(toLinkKey)), new Set(wanted.map(toLinkKey))]
  return {
    added: wanted.filter((one) => !knownNames.has(toLinkKey(one))),
    gone: known.filter((one) => !wantedNames.has(toLinkKey(one))),
  }
}

const listIds = (rows: readonly SavedRow[]) => rows.map(({ id }) => id)
