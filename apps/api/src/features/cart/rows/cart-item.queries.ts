import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { gatherInsert } from '../../../platform/db/gather-writes.ts'
import { rowsInside } from '../../../platform/db/rows-inside.ts'
import { cart, cartItem } from './tables.ts'

export type CartItemRow = typeof cartItem.$inferSelect

/** Lists the items of a cart in the order in which they were added. */
export function listCartItems(db: Connection, cartId: string): Promise<CartItemRow[]> {
  return db
    .select()
    .from(cartItem)
    .where(eq(cartItem.cartId, cartId))
    .orderBy(asc(cartItem.addedAt), asc(cartItem.id))
}

/** Returns the same items as a field of a query. `cartId` may be a query. */
export function cartItemsInside(cartId: string | SQL): SQL<CartItemRow[]> {
  const orderBy = sql`${cartItem.addedAt}, ${cartItem.id}`
  return rowsInside(cartItem, { where: eq(cartItem.cartId, cartId), orderBy })
}

/** Returns no more than how many of what are in a cart, as a field of a query. `cartId` is a query. */
export function cartQuantitiesInside(cartId: SQL): SQL<Pick<CartItemRow, 'id' | 'variantId' | 'quantity'>[]> {
  return sql`(
    select coalesce(json_agg(
      json_build_object('id', ${cartItem.id}, 'variantId', ${cartItem.variantId}, 'quantity', ${cartItem.quantity})
      order by ${cartItem.addedAt}, ${cartItem.id}), '[]')
    from ${cartItem} where ${eq(cartItem.cartId, cartId)})`
}

/** Returns the ids of the variants in a cart, as a query. `cartId` may be a query. */
export function variantIdsInCart(cartId: string | SQL): SQL {
  return sql`(select ${cartItem.variantId} from ${cartItem} where ${cartItem.cartId} = ${cartId})`
}

export async function findCartItem(
  db: Connection,
  cartId: string,
  itemId: string,
): Promise<CartItemRow | undefined> {
  const [row] = await db
    .select()
    .from(cartItem)
    .where(and(eq(cartItem.cartId, cartId), sql`${cartItem.id}::text = ${itemId}`))
  return row
}

/** Puts the first item into a cart that the transaction made. */
export function insertFirstItem(tx: Tx, row: typeof cartItem.$inferInsert): void {
  gatherInsert(tx, cartItem, [row])
}

/** Adds pieces of a variant to those in the cart, and returns the item. */
export async function addPieces(
  tx: Tx,
  row: typeof cartItem.$inferInsert,
): Promise<{ id: string; quantity: number }> {
  const [item] = await tx
    .insert(cartItem)
    .values(row)
    .onConflictDoUpdate({
      target: [cartItem.cartId, cartItem.variantId, cartItem.configurationId],
      set: { quantity: sql`${cartItem.quantity} + excluded.quantity` },
    })
    .returning({ id: cartItem.id, quantity: cartItem.quantity })
  if (item === undefined) throw new Error('an upsert gave no row back')
  return item
}

export async function setQuantity(tx: Tx, itemId: string, quantity: number): Promise<void> {
  await tx.update(cartItem).set({ quantity }).where(eq(cartItem.id, itemId))
}

export async function deleteItem(tx: Tx, itemId: string): Promise<void> {
  await tx.delete(cartItem).where(eq(cartItem.id, itemId))
}

/** Takes everything out of a cart. */
export async function deleteItems(tx: Tx, cartId: string): Promise<void> {
  await tx.delete(cartItem).where(eq(cartItem.cartId, cartId))
}

/** Returns the ids of the composed beds that lie in open carts, once for each line. */
export async function listCartedBedIds(db: Connection): Promise<string[]> {
  const rows = await db
    .select({ id: cartItem.configurationId })
    .from(cartItem)
    .innerJoin(cart, eq(cart.id, cartItem.cartId))
    .where(and(isNull(cart.orderedAt), isNotNull(cartItem.configurationId)))
  return rows.flatMap(({ id }) => id ?? [])
}
