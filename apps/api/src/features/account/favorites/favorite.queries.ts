import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { customerFavorite } from './tables.ts'

/** Lists the ids of the products that a customer keeps, newest first. */
export async function listFavoriteIds(db: Connection, customerId: string): Promise<number[]> {
  const rows = await db
    .select({ productId: customerFavorite.productId })
    .from(customerFavorite)
    .where(eq(customerFavorite.customerId, customerId))
    .orderBy(desc(customerFavorite.position))
  return rows.map(({ productId }) => productId)
}

/** Adds products, of which the last becomes the newest. */
export async function insertFavorites(
  tx: Tx,
  { customerId, productIds, addedAt }: { customerId: string; productIds: readonly number[]; addedAt: Date },
): Promise<void> {
  if (productIds.length === 0) return
  await tx
    .insert(customerFavorite)
    .values(productIds.map((productId) => ({ customerId, productId, addedAt })))
    .onConflictDoNothing()
}

export async function deleteFavorites(
  tx: Tx,
  customerId: string,
  productIds: readonly number[],
): Promise<void> {
  if (productIds.length === 0) return
  await tx
    .delete(customerFavorite)
    .where(
      and(eq(customerFavorite.customerId, customerId), inArray(customerFavorite.productId, [...productIds])),
    )
}
