import type { RestoredCart } from '@sluimer/contract/cart/schemas'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { mergeCarts } from '../join/merge-carts.ts'
import { toShortage } from '../price/cart-line.ts'
import { setCartChanged } from '../rows/cart.queries.ts'
import { findRestorableCart } from '../rows/cart-restore.queries.ts'
import { hashCartToken } from '../token/cart-token.ts'
import { openCart } from '../token/open-cart.ts'
import { type CartKeys, findOwnCart } from '../token/own-cart.ts'
import { showCart } from '../view/get-cart.ts'

/** Puts the contents of an earlier cart into the visitor's cart (CA-04). */
export async function restoreCart(
  deps: Deps,
  { id, ...keys }: CartKeys & { id: string },
): Promise<Outcome<RestoredCart & { token: string }>> {
  const now = deps.clock()
  const source = await findRestorableCart(deps.db, hashCartToken(id), now)
  if (source === undefined) return { ok: false, error: { code: 'not_found' } }
  const own = await findOwnCart(deps, keys)
  if (own.cart?.id === source.id && own.token !== undefined)
    return { ok: true, data: { cart: await showCart(deps, own.cart), missing: [], token: own.token } }
  const restored = await inTransaction(deps.db, async (tx) => {
    const target = await openCart(tx, deps, own, now)
    if (target === undefined) return undefined
    const { missing } = await mergeCarts(tx, deps, { source, target: target.cart })
    return { ...target, cart: await setCartChanged(tx, target.cart.id, now), missing }
  })
  if (restored === undefined) return { ok: false, error: { code: 'conflict' } }
  const { cart, missing, token } = restored
  return { ok: true, data: { cart: await showCart(deps, cart), missing: missing.map(toShortage), token } }
}
