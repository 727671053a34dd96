import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { type CartRow, lockCartsToJoin, setCartChoices, setCartOwner } from '../rows/cart.queries.ts'
import { deleteCartBrowser, insertCartBrowser } from '../rows/cart-browser.queries.ts'
import { listCartItems } from '../rows/cart-item.queries.ts'
import { deleteRestoreLinks } from '../rows/cart-restore.queries.ts'
import { createCartToken, hashCartToken } from '../token/cart-token.ts'
import { lockCartsOf } from '../token/open-cart.ts'
import { moveContents } from './move-contents.ts'

/** A customer who has just logged in at a browser. */
export interface Arrival {
  readonly customerId: string
  /** The customer's address, as carts know people (domain/customer/email-key). */
  readonly emailKey: string
  readonly sessionId: string
  /** The token of the cart that the browser had. */
  readonly token: string | undefined
}

export interface JoinedCarts {
  /** For the cookie: one that nobody had before the login, so that nobody can plant one (session fixation). */
  readonly token: string
  /** The cart whose contents went into another; undefined when none did. */
  readonly moved: { readonly fromId: string; readonly toId: string } | undefined
}

/** Tells whether the order of a cart waits for its payment. The cart is locked. */
export type AwaitsPayment = (tx: Tx, cartId: string) => Promise<boolean>

/**
 * Joins the cart that a guest filled with that of the customer who logs in (CA-08): one cart, the same on each of their
 * browsers. The guest's is the base, with its codes and choices, and what the customer had comes in. When one of two carts
 * with goods has an order that waits for its payment, both stay as they are. Only a guest's cart joins: what the browser's
 * token led to for another customer, or an earlier login, is let go.
 */
export async function joinCarts(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'randomBytes'>,
  arrival: Arrival,
  awaitsPayment: AwaitsPayment,
): Promise<JoinedCarts> {
  const { customerId, sessionId } = arrival
  const now = deps.clock()
  await lockCartsOf(tx, customerId)
  const earlierHash = hashCartToken(arrival.token ?? createCartToken(deps.randomBytes))
  const carts = await lockCartsToJoin(tx, earlierHash, customerId)
  await deleteCartBrowser(tx, earlierHash)
  const guests = carts.find((cart) => cart.customerId === null)
  const customers = carts.find((cart) => cart.customerId !== null)
  const token = createCartToken(deps.randomBytes)
  const tokenHash = hashCartToken(token)
  const plan = await planJoin(tx, { guests, customers }, awaitsPayment)
  if (plan === 'apart') {
    if (guests) await setCartOwner(tx, guests.id, { customerId: null, tokenHash }, now)
    return { token, moved: undefined }
  }
  await insertCartBrowser(tx, { tokenHash, customerId, sessionId })
  const { base, source, replaced } = plan
  if (base && source) await moveContents(tx, deps, { source, base })
  const nobody = hashCartToken(createCartToken(deps.randomBytes))
  if (replaced) await setCartOwner(tx, replaced.id, { customerId: null, tokenHash: nobody }, now)
  if (base && base.customerId === null) await giveCart(tx, base, arrival, now)
  return { token, moved: base && source && { fromId: source.id, toId: base.id } }
}

interface Pair {
  readonly guests: CartRow | undefined
  readonly customers: CartRow | undefined
}

interface JoinPlan {
  /** The customer's cart from now on. */
  readonly base: CartRow | undefined
  /** The cart that is nobody's from now on. */
  readonly replaced: CartRow | undefined
  /** The same, when its contents come along. */
  readonly source: CartRow | undefined
}

/** Decides which cart goes on. One without goods gives way. */
async function planJoin(
  tx: Tx,
  { guests, customers }: Pair,
  awaitsPayment: AwaitsPayment,
): Promise<JoinPlan | 'apart'> {
  if (guests === undefined || customers === undefined)
    return { base: guests ?? customers, replaced: undefined, source: undefined }
  const hasGoods = async ({ id }: CartRow) => (await listCartItems(tx, id)).length > 0
  const isBusy = (await awaitsPayment(tx, guests.id)) || (await awaitsPayment(tx, customers.id))
  const isGuestsFull = await hasGoods(guests)
  if (isBusy && isGuestsFull && (await hasGoods(customers))) return 'apart'
  const [base, replaced] = isGuestsFull ? [guests, customers] : [customers, guests]
  return { base, replaced, source: isBusy ? undefined : replaced }
}

/**
 * Makes a guest's cart the customer's. From now on only the customer's own address hears of what is in it: whoever typed
 * another before the login, or got a link to it there, may be somebody else.
 */
async function giveCart(tx: Tx, cart: CartRow, { customerId, emailKey }: Arrival, now: Date): Promise<void> {
  if (cart.emailKey !== null && cart.emailKey !== emailKey) await deleteRestoreLinks(tx, cart.id)
  await setCartChoices(tx, cart.id, { emailKey }, now)
  await setCartOwner(tx, cart.id, { customerId, tokenHash: null }, now)
}
