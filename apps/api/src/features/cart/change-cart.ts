import type { Cart } from '@sluimer/contract/cart/schemas'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { type CartRow, lockCart, setCartTouched } from './cart.queries.ts'
import { findCartOfToken, showCart } from './get-cart.ts'

/**
 * Runs one change of the visitor's cart and answers the cart after it. The cart is locked meanwhile: two changes at once
 * come one after the other, and none comes while its order is being placed. Without a cart there is no such item.
 */
export async function changeCart(
  deps: Deps,
  token: string | undefined,
  change: (tx: Tx, cart: CartRow) => Promise<Outcome<null>>,
): Promise<Outcome<Cart>> {
  const found = await findCartOfToken(deps, token)
  if (found === undefined) return { ok: false, error: { code: 'not_found' } }
  const outcome = await inTransaction(deps.db, async (tx) => {
    const row = await lockCart(tx, found.id)
    // It may have been paid between the two reads.
    if (row === undefined || row.orderedAt !== null)
      return { ok: false, error: { code: 'not_found' } } as const
    const changed = await change(tx, row)
    if (changed.ok) await setCartTouched(tx, row.id, deps.clock())
    return changed
  })
  if (!outcome.ok) return outcome
  const row = await findCartOfToken(deps, token)
  return row === undefined
    ? { ok: false, error: { code: 'not_found' } }
    : { ok: true, data: await showCart(deps, row) }
}
