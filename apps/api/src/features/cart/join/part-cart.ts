import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import { type CartRow, insertCart, lockCart } from '../rows/cart.queries.ts'
import { deleteCartBrowser } from '../rows/cart-browser.queries.ts'
import { hashCartToken } from '../token/cart-token.ts'
import { mergeCarts } from './merge-carts.ts'

/**
 * Gives a browser whose login ran out a guest's cart of its own, with the same goods. What is filled in there from now on is
 * not the customer's.
 */
export async function partCart(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'randomBytes'>,
  { id }: Pick<CartRow, 'id'>,
  token: string,
): Promise<void> {
  const now = deps.clock()
  const tokenHash = hashCartToken(token)
  const source = await lockCart(tx, id)
  await deleteCartBrowser(tx, tokenHash)
  const owner = { tokenHash, customerId: null }
  const row = { id: createUuid(deps.randomBytes), ...owner, createdAt: now, updatedAt: now }
  const target = insertCart(tx, row)
  if (source?.orderedAt === null) await mergeCarts(tx, deps, { source, target })
}
