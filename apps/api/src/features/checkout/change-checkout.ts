import type { Checkout } from '@sluimer/contract/checkout/schemas'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { lockCart } from '../cart/cart.queries.ts'
import { findCartOfToken } from '../cart/get-cart.ts'
import { type PricedCart, priceCart } from '../cart/price-cart.ts'
import { getCheckout } from './get-checkout.ts'

/** Runs one change of the checkout under the lock of its cart, and answers the checkout after it. */
export async function changeCheckout(
  deps: Deps,
  token: string | undefined,
  change: (tx: Tx, priced: PricedCart) => Promise<Outcome<null>>,
): Promise<Outcome<Checkout>> {
  const found = await findCartOfToken(deps, token)
  if (found === undefined) return { ok: false, error: { code: 'cart_empty' } }
  const outcome = await inTransaction(deps.db, async (tx): Promise<Outcome<null>> => {
    const cart = await lockCart(tx, found.id)
    if (cart === undefined || cart.orderedAt !== null) return { ok: false, error: { code: 'cart_empty' } }
    const priced = await priceCart(tx, cart, deps.clock())
    if (priced.lines.length === 0) return { ok: false, error: { code: 'cart_empty' } }
    return change(tx, priced)
  })
  return outcome.ok ? getCheckout(deps, token) : outcome
}
