import type { Connection } from '../../../platform/db/database.ts'
import { product } from '../tables/product-tables.ts'

/** Whether the shop has any product at all, for sale or not. */
export async function hasProducts(db: Connection): Promise<boolean> {
  return (await db.select({ id: product.id }).from(product).limit(1)).length > 0
}
