import type { Checkout } from '@sluimer/contract/checkout/schemas'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { type CartGoods, priceGoods, readGoods } from '../cart/price/price-cart.ts'
import { type CartRow, lockOpenCart } from '../cart/rows/cart.queries.ts'
import { hashCartToken } from '../cart/token/cart-token.ts'
import { findLineImages } from '../cart/view/find-line-images.ts'
import type { CheckoutRow } from './checkout.queries.ts'
import { toCheckout } from './to-checkout.ts'

interface OpenCheckout {
  cart: CartRow
  goods: CartGoods
  now: Date
}

interface ChangedCheckout {
  cart: CartRow
  saved: CheckoutRow | undefined
}

const cartEmpty: Outcome<Checkout> = { ok: false, error: { code: 'cart_empty' } }

/** Runs one change of the checkout under the lock of its cart, and returns the checkout after it. */
export async function changeCheckout(
  deps: Deps,
  token: string | undefined,
  change: (tx: Tx, open: OpenCheckout) => Promise<Outcome<ChangedCheckout>>,
): Promise<Outcome<Checkout>> {
  if (token === undefined) return cartEmpty
  return inTransaction(deps.db, async (tx): Promise<Outcome<Checkout>> => {
    const now = deps.clock()
    const cart = await lockOpenCart(tx, hashCartToken(token))
    if (cart === undefined) return cartEmpty
    const goods = await readGoods(tx, cart, now)
    if (goods.lines.length === 0) return cartEmpty
    const changed = await change(tx, { cart, goods, now })
    if (!changed.ok) return changed
    const { cart: after, saved } = changed.data
    const goodsAfter = isDiscountedAlike(cart, after) ? goods : await readGoods(tx, after, now)
    const priced = await priceGoods(tx, after, goodsAfter, now)
    const images = await findLineImages({ ...deps, db: tx }, priced)
    return { ok: true, data: toCheckout(priced, { saved, images }, now) }
  })
}

/**
 * Whether the discounts are the same before and after. A code may be for one use per customer, so its effect depends on
 * who the customer is.
 */
function isDiscountedAlike(before: CartRow, after: CartRow): boolean {
  const hasCode = after.discountCode !== null || after.voucherCode !== null
  return !hasCode || before.emailKey === after.emailKey
}
