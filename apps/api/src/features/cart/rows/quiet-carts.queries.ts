import { and, asc, between, eq, exists, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import type { CartRow } from './cart.queries.ts'
import { cart, cartItem } from './tables.ts'

/** Lists unpaid carts of known people, last changed between two moments; page by page in the order of their ids. */
export async function listQuietCarts(
  db: Connection,
  { from, until, limit, after }: { from: Date; until: Date; limit: number; after: string | undefined },
): Promise<CartRow[]> {
  const items = db.select({ id: cartItem.id }).from(cartItem).where(eq(cartItem.cartId, cart.id))
  return db
    .select()
    .from(cart)
    .where(
      and(
        isNull(cart.orderedAt),
        isNotNull(cart.emailKey),
        between(cart.updatedAt, from, until),
        after === undefined ? undefined : gt(cart.id, after),
        exists(items),
      ),
    )
    .orderBy(asc(cart.id))
    .limit(limit)
}

/**
 * Deletes carts that nobody has changed since `before`, at most `limit` of them, and returns their ids. It skips carts
 * that hold pieces, since they are about to be paid. Carts that are being changed now wait for the next time.
 */
export async function deleteQuietCarts(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const quiet = tx
    .select({ id: cart.id })
    .from(cart)
    .where(and(lt(cart.updatedAt, before), sql`${cart.heldPieces} = '{}'`))
    .orderBy(asc(cart.updatedAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const deleted = await tx.delete(cart).where(inArray(cart.id, quiet)).returning({ id: cart.id })
  return deleted.map(({ id }) => id)
}
