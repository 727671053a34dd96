import { and, asc, between, eq, exists, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import type { CartRow } from './cart.queries.ts'
import { cart, cartItem } from './tables.ts'

/** Carts of known people that nobody paid for, last changed between two moments; page by page in the order of their ids. */
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
 * Deletes carts that nobody changed since `before`, at most `limit` of them, and answers their ids. One that holds pieces is
 * about to be paid; one that somebody is changing at this moment is left for the next time.
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
