import { asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { productFacetValue } from './facet-tables.ts'
import { product, productCategory, productImage } from './tables.ts'

/** The categories of a product, exactly these. */
export async function saveCategoriesOf(
  tx: Tx,
  productId: number,
  categoryIds: readonly number[],
): Promise<void> {
  await tx.delete(productCategory).where(eq(productCategory.productId, productId))
  await tx.insert(productCategory).values(categoryIds.map((categoryId) => ({ productId, categoryId })))
}

/** The pictures of a product, exactly these and in this order. Others than before are a change of its page. */
export async function saveImagesOf(
  tx: Tx,
  productId: number,
  images: readonly { key: string; alt: string }[],
): Promise<void> {
  const known = await tx
    .select({ key: productImage.key, alt: productImage.alt })
    .from(productImage)
    .where(eq(productImage.productId, productId))
    .orderBy(asc(productImage.position))
  const isSame = ({ key, alt }: { key: string; alt: string }, index: number) =>
    known[index]?.key === key && known[index].alt === alt
  if (known.length === images.length && images.every(isSame)) return
  await tx.delete(productImage).where(eq(productImage.productId, productId))
  await tx.insert(productImage).values(images.map((image, position) => ({ ...image, productId, position })))
  if (known.length > 0)
    await tx.update(product).set({ changedAt: sql`now()` }).where(eq(product.id, productId))
}

/** The filter values of a product, exactly these. */
export async function saveFacetValuesOf(
  tx: Tx,
  productId: number,
  valueIds: readonly number[],
): Promise<void> {
  await tx.delete(productFacetValue).where(eq(productFacetValue.productId, productId))
  if (valueIds.length === 0) return
  await tx.insert(productFacetValue).values(valueIds.map((facetValueId) => ({ productId, facetValueId })))
}
