import { type ProductInput, productInputSchema } from '@sluimer/product-files/input/product-input'
import type { Db } from '../../../platform/db/database.ts'
import { saveProducts } from './save-products.ts'

/** Adds a product with everything that belongs to it, or changes the one with that slug, as `saveProducts` does. */
export async function saveProduct(db: Db, input: ProductInput, now: Date): Promise<{ id: number }> {
  const [saved] = await saveProducts(db, [productInputSchema.parse(input)], now)
  if (saved === undefined) throw new Error('a product was saved without an id')
  return saved
}
