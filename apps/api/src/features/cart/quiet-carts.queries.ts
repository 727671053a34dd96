import { and, asc, between, eq, exists, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/db/database.ts'
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
