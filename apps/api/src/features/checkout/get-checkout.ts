import type { Checkout } from '@sluimer/contract/checkout/schemas'
import type { Deps } from '../../platform/deps.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { type PricedCart, priceCart } from '../cart/price/price-cart.ts'
import type { CartKeys } from '../cart/token/own-cart.ts'
import { findLineImages } from '../cart/view/find-line-images.ts'
import { findCartOfToken } from '../cart/view/get-cart.ts'
import { findVisitor, type LoggedIn } from '../customer/session/find-visitor.ts'
import { type CheckoutRow, findCheckout } from './checkout.queries.ts'
import { findKnownDetails } from './find-known-details.ts'
import { isOwnCart, withoutChoices } from './is-own-cart.ts'
import { toCheckout } from './to-checkout.ts'

/**
 * Returns everything that the checkout shows for the visitor's cart. Without goods there is nothing to check out. As long as
 * nothing was saved for this cart, a customer who is logged in finds filled in what the account knows (CO-03).
 */
export async function getCheckout(deps: Deps, { token, sessionToken }: CartKeys): Promise<Outcome<Checkout>> {
  const read = await readCheckout(deps, { token, sessionToken })
  if (!read.ok) return read
  const { priced, saved, visitor } = read.data
  const images = await findLineImages(deps, priced)
  const checkout = toCheckout(priced, { saved, images }, deps.clock())
  if (saved !== undefined) return { ok: true, data: checkout }
  const known = await findKnownDetails(deps.db, visitor)
  return { ok: true, data: known ? { ...checkout, details: known } : checkout }
}

interface ReadCheckout {
  readonly priced: PricedCart
  /** What was entered for the cart. */
  readonly saved: CheckoutRow | undefined
  /** Undefined for a guest. */
  readonly visitor: LoggedIn | undefined
}

/** Reads and prices the visitor's cart, with what was entered for it. */
export async function readCheckout(
  deps: Deps,
  { token, sessionToken }: CartKeys,
): Promise<Outcome<ReadCheckout>> {
  const row = await findCartOfToken(deps, token)
  if (row === undefined) return { ok: false, error: { code: 'cart_empty' } }
  const visitor = await findVisitor(deps, sessionToken)
  const isOwn = isOwnCart(row, visitor)
  const priced = await priceCart(deps.db, isOwn ? row : withoutChoices(row), deps.clock())
  if (priced.lines.length === 0) return { ok: false, error: { code: 'cart_empty' } }
  const saved = isOwn ? await findCheckout(deps.db, row.id) : undefined
  return { ok: true, data: { priced, saved, visitor } }
}
