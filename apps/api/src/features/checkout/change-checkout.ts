import type { Checkout } from '@sluimer/contract/checkout/schemas'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { type CartGoods, priceGoods, readGoods } from '../cart/price/price-cart.ts'
import { buildReadingToChange } from '../cart/price/read-contents.ts'
import { type CartRow, lockOpenCart } from '../cart/rows/cart.queries.ts'
import { hashCartToken } from '../cart/token/cart-token.ts'
import { findLineImages } from '../cart/view/find-line-images.ts'
import { type CheckoutRow, unreadCheckoutsInside } from './checkout.queries.ts'
import { toCheckout } from './to-checkout.ts'

interface OpenCheckout {
  cart: CartRow
  goods: CartGoods
  /** What was entered before. */
  saved: CheckoutRow | undefined
  now: Date
}

interface ChangedCheckout {
  cart: CartRow
  saved: CheckoutRow | undefined
}

const cartEmpty: Outcome<never> = { ok: false, error: { code: 'cart_empty' } }

const readToChange = buildReadingToChange((cartId) => ({ checkouts: unreadCheckoutsInside(cartId) }))

/**
 * Runs one change of the checkout under the lock of its cart, and returns the checkout after it. What the change writes leaves with
 * the commit, and it says itself what then stands there.
 */
export async function changeCheckout(
  deps: Deps,
  token: string | undefined,
  change: (tx: Tx, open: OpenCheckout) => Promise<Outcome<ChangedCheckout>>,
): Promise<Outcome<Checkout>> {
  if (token === undefined) return cartEmpty
  const now = deps.clock()
  const done = await inTransaction(deps.db, async (tx): Promise<Outcome<Done>> => {
    const tokenHash = hashCartToken(token)
    // PostgreSQL reads after it has locked: statements run in the order in which they are sent.
    const [cart, stored] = await Promise.all([lockOpenCart(tx, tokenHash), readToChange(tx, tokenHash, now)])
    if (cart === undefined) return cartEmpty
    const goods = await readGoods(tx, cart, now, stored)
    if (goods.lines.length === 0) return cartEmpty
    const changed = await change(tx, { cart, goods, saved: stored.others.checkouts()[0], now })
    return changed.ok ? { ok: true, data: { cart, goods, changed: changed.data } } : changed
  })
  if (!done.ok) return done
  const { cart, goods, changed } = done.data
  const { cart: after, saved } = changed
  const goodsAfter = isDiscountedAlike(cart, after) ? goods : await readGoods(deps.db, after, now)
  const priced = await priceGoods(deps.db, after, goodsAfter, now)
  const images = await findLineImages(deps, priced)
  return { ok: true, data: toCheckout(priced, { saved, images }, now) }
}

interface Done {
  readonly cart: CartRow
  readonly goods: CartGoods
  readonly changed: ChangedCheckout
}

/**
 * Whether the discounts are the same before and after. A code may be for one use per customer, so its effect depends on
 * who the customer is.
 */
function isDiscountedAlike(before: CartRow, after: CartRow): boolean {
  const hasCode = after.discountCode !== null || after.voucherCode !== null
  return !hasCode || before.emailKey === after.emailKey
}
