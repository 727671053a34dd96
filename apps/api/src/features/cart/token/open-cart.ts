import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import { type CartRow, insertCart, lockCart } from '../rows/cart.queries.ts'
import { hashCartToken } from './cart-token.ts'

/** Returns the visitor's cart, locked, or a new one under the token; undefined when it was paid a moment ago. */
export async function openCart(
  tx: Tx,
  deps: Pick<Deps, 'randomBytes'>,
  { cartId, token, now }: { cartId: string | undefined; token: string; now: Date },
): Promise<CartRow | undefined> {
  if (cartId === undefined) {
    const id = createUuid(deps.randomBytes)
    return insertCart(tx, { id, tokenHash: hashCartToken(token), createdAt: now, updatedAt: now })
  }
  const cart = await lockCart(tx, cartId)
  return cart?.orderedAt === null ? cart : undefined
}
