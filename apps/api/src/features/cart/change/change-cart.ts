import type { Cart } from '@sluimer/contract/cart/schemas'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { type CartRow, lockOpenCart, setCartChanged } from '../rows/cart.queries.ts'
import { hashCartToken } from '../token/cart-token.ts'
import { showCart } from '../view/get-cart.ts'

/**
 * Runs one change of the visitor's cart and returns the cart after it. The cart is locked meanwhile, so that two
 * changes come one after the other, and none while its order is being placed. Without a cart the answer is `not_found`.
 */
export async function changeCart(
  deps: Deps,
  token: string | undefined,
  change: (tx: Tx, cart: CartRow) => Promise<Outcome<null>>,
): Promise<Outcome<Cart>> {
  if (token === undefined) return { ok: false, error: { code: 'not_found' } }
  return inTransaction(deps.db, async (tx): Promise<Outcome<Cart>> => {
    const cart = await lockOpenCart(tx, hashCartToken(token))
    if (cart === undefined) return { ok: false, error: { code: 'not_found' } }
    const changed = await change(tx, cart)
    if (!changed.ok) return changed
    const after = await setCartChanged(tx, cart.id, deps.clock())
    return { ok: true, data: await showCart({ ...deps, db: tx }, after) }
  })
}
