import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import type { CartRow } from './cart.queries.ts'
import { cart, cartRestore } from './tables.ts'

export async function insertRestore(tx: Tx, row: typeof cartRestore.$inferInsert): Promise<void> {
  await tx.insert(cartRestore).values(row)
}

/** Returns the cart that a link brings back; undefined when the link is unknown or expired, or its cart was ordered. */
export async function findRestorableCart(
  db: Connection,
  tokenHash: string,
  at: Date,
): Promise<CartRow | undefined> {
  const [row] = await db
    .select({ cart })
    .from(cartRestore)
    .innerJoin(cart, eq(cart.id, cartRestore.cartId))
    .where(and(eq(cartRestore.tokenHash, tokenHash), gt(cartRestore.expiresAt, at), isNull(cart.orderedAt)))
  return row?.cart
}

/** Makes the links to one cart lead to another. */
export async function moveRestoreLinks(tx: Tx, fromId: string, toId: string): Promise<void> {
  await tx.update(cartRestore).set({ cartId: toId }).where(eq(cartRestore.cartId, fromId))
}

/** Makes the links to a cart lead nowhere. */
export async function deleteRestoreLinks(tx: Tx, cartId: string): Promise<void> {
  await tx.delete(cartRestore).where(eq(cartRestore.cartId, cartId))
}

/** Makes one link lead nowhere. */
export async function deleteRestoreLink(tx: Tx, tokenHash: string): Promise<void> {
  await tx.delete(cartRestore).where(eq(cartRestore.tokenHash, tokenHash))
}

/** Deletes links that have expired. */
export async function deleteEndedRestoreLinks(tx: Tx, now: Date): Promise<void> {
  await tx.delete(cartRestore).where(lte(cartRestore.expiresAt, now))
}
