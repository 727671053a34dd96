import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { productCategory, productFacetValue, productImage } from './tables.ts'

/** The categories of a product, exactly these. */
export async function saveCategoriesOf(
  tx: Tx,
  productId: number,
  categoryIds: readonly number[],
): Promise<void> {
  await tx.delete(productCategory).where(eq(productCategory.productId, productId))
  await tx.insert(productCategory).values(categoryIds.map((categoryId) => ({ productId, categoryId })))
}

/** The pictures of a product, exactly these and in this order. */
export async function saveImagesOf(
  tx: Tx,
  productId: number,
  images: readonly { key: string; alt: string }[],
): Promise<void> {
  await tx.delete(productImage).where(eq(productImage.productId, productId))
  await tx.insert(productImage).values(images.map((image, position) => ({ ...image, productId, position })))
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
