import type { Cart } from '@sluimer/contract/cart/schemas'
import type { Tx } from '../../../platform/db/database.ts'
import { endWith, type LastAnswer } from '../../../platform/db/end-with.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { readChangedCart, type StoredContents } from '../price/read-contents.ts'
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
  const changed = await inTransaction(deps.db, async (tx): Promise<Outcome<Changed>> => {
    const cart = await lockOpenCart(tx, hashCartToken(token))
    if (cart === undefined) return { ok: false, error: { code: 'not_found' } }
    const outcome = await change(tx, cart)
    if (!outcome.ok) return outcome
    const now = deps.clock()
    const last = Promise.all([setCartChanged(tx, cart.id, now), readChangedCart(tx, cart.id, now)])
    return { ok: true, data: await endWith(tx, last) }
  })
  if (!changed.ok) return changed
  const [after, stored] = await changed.data.answer
  return { ok: true, data: await showCart(deps, after, stored) }
}

type Changed = LastAnswer<[cart: CartRow, stored: StoredContents]>
