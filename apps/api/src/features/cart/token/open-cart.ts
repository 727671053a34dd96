import type { Tx } from '../../../platform/db/database.ts'
import { lockName } from '../../../platform/db/lock-name.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import { type CartRow, insertCart, lockCart, lockCartOfCustomer } from '../rows/cart.queries.ts'
import { findBrowserOwner } from '../rows/cart-browser.queries.ts'
import { createCartToken, hashCartToken } from './cart-token.ts'
import type { OwnCart } from './own-cart.ts'

export interface OpenedCart {
  readonly cart: CartRow
  /** For the cookie. */
  readonly token: string
  /** Whether it was made a moment ago, so that nothing is in it. */
  readonly isNew: boolean
}

/** The answer when the cart cannot be opened. */
export const cartIsGone = {
  code: 'not_found',
  message: 'Je winkelwagen is intussen veranderd. Probeer het nog een keer.',
} as const

/**
 * Returns the visitor's cart, locked, or a new one. Undefined when it was paid a moment ago, or became a customer's: the
 * request does not show that it is that customer's.
 */
export async function openCart(
  tx: Tx,
  deps: Pick<Deps, 'randomBytes'>,
  { cart: found, token }: OwnCart,
  now: Date,
): Promise<OpenedCart | undefined> {
  if (found !== undefined && token !== undefined) {
    const cart = await lockCart(tx, found.id)
    const isOwn = cart?.tokenHash === found.tokenHash && cart.customerId === found.customerId
    return isOwn && cart.orderedAt === null ? { cart, token, isNew: false } : undefined
  }
  const customerId = token && (await findBrowserOwner(tx, hashCartToken(token)))
  if (token && customerId) return { ...(await openCustomersCart(tx, deps, customerId, now)), token }
  const guestToken = createCartToken(deps.randomBytes)
  const owner = { tokenHash: hashCartToken(guestToken), customerId: null }
  return { cart: await createCart(tx, deps, owner, now), token: guestToken, isNew: true }
}

/** Admits one transaction at a time that gives a customer a cart. It comes before the lock of any cart. */
export function lockCartsOf(tx: Tx, customerId: string): Promise<void> {
  return lockName(tx, `carts-of:${customerId}`)
}

async function openCustomersCart(
  tx: Tx,
  deps: Pick<Deps, 'randomBytes'>,
  customerId: string,
  now: Date,
): Promise<Pick<OpenedCart, 'cart' | 'isNew'>> {
  await lockCartsOf(tx, customerId)
  const open = await lockCartOfCustomer(tx, customerId)
  if (open !== undefined) return { cart: open, isNew: false }
  return { cart: await createCart(tx, deps, { tokenHash: null, customerId }, now), isNew: true }
}

function createCart(
  tx: Tx,
  { randomBytes }: Pick<Deps, 'randomBytes'>,
  owner: Pick<CartRow, 'tokenHash' | 'customerId'>,
  now: Date,
): Promise<CartRow> {
  return insertCart(tx, { id: createUuid(randomBytes), ...owner, createdAt: now, updatedAt: now })
}
