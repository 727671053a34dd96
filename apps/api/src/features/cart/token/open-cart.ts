import type { Tx } from '../../../platform/db/database.ts'
import { lockName } from '../../../platform/db/lock-name.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import { type CartRow, insertCart, lockCart, lockCartOfCustomer } from '../rows/cart.queries.ts'
import { findBrowserOwner } from '../rows/cart-browser.queries.ts'
import { type CartItemRow, listCartItems } from '../rows/cart-item.queries.ts'
import { createCartToken, hashCartToken } from './cart-token.ts'
import type { OwnCart } from './own-cart.ts'

export interface OpenedCart {
  readonly cart: CartRow
  /** For the cookie. */
  readonly token: string
  /** What was in it when it was locked. */
  readonly items: readonly CartItemRow[]
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
  own: OwnCart,
  now: Date,
): Promise<OpenedCart | undefined> {
  const found = await openKnownCart(tx, deps, own, now)
  if (found === 'none') return createGuestsCart(tx, deps, now)
  return found === 'gone' ? undefined : found
}

/** Does the same, but leaves it to the caller to create the first cart of a guest, who has none. */
export async function openKnownCart(
  tx: Tx,
  deps: Pick<Deps, 'randomBytes'>,
  { cart: found, token }: OwnCart,
  now: Date,
): Promise<OpenedCart | 'none' | 'gone'> {
  if (found !== undefined && token !== undefined) {
    const [cart, items] = await Promise.all([lockCart(tx, found.id), listCartItems(tx, found.id)])
    const isOwn = cart?.tokenHash === found.tokenHash && cart.customerId === found.customerId
    return isOwn && cart.orderedAt === null ? { cart, token, items } : 'gone'
  }
  const customerId = token && (await findBrowserOwner(tx, hashCartToken(token)))
  return token && customerId ? { ...(await openCustomersCart(tx, deps, customerId, now)), token } : 'none'
}

/** Creates an empty cart for a guest, with the token that opens it. */
export function createGuestsCart(tx: Tx, deps: Pick<Deps, 'randomBytes'>, now: Date): OpenedCart {
  const token = createCartToken(deps.randomBytes)
  const owner = { tokenHash: hashCartToken(token), customerId: null }
  return { cart: createCart(tx, deps, owner, now), token, items: [] }
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
): Promise<Pick<OpenedCart, 'cart' | 'items'>> {
  await lockCartsOf(tx, customerId)
  const open = await lockCartOfCustomer(tx, customerId)
  if (open !== undefined) return { cart: open, items: await listCartItems(tx, open.id) }
  return { cart: createCart(tx, deps, { tokenHash: null, customerId }, now), items: [] }
}

function createCart(
  tx: Tx,
  { randomBytes }: Pick<Deps, 'randomBytes'>,
  owner: Pick<CartRow, 'tokenHash' | 'customerId'>,
  now: Date,
): CartRow {
  return insertCart(tx, { id: createUuid(randomBytes), ...owner, createdAt: now, updatedAt: now })
}
