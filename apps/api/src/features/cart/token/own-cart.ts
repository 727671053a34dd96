import { isForeignKeyViolation } from '../../../platform/db/errors.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findVisitor } from '../../customer/session/find-visitor.ts'
import { type CartRow, findOpenCart } from '../rows/cart.queries.ts'
import { findBrowserOwner, insertCartBrowser } from '../rows/cart-browser.queries.ts'
import { createCartToken, hashCartToken } from './cart-token.ts'

/** What a request carries to show whose cart it is about. */
export interface CartKeys {
  readonly token: string | undefined
  readonly sessionToken: string | undefined
}

export interface OwnCart {
  /** Undefined as long as nothing was put in it. */
  readonly cart: CartRow | undefined
  /** The token that the cookie should hold. */
  readonly token: string | undefined
}

/**
 * Finds the cart of a browser, in one query unless it is empty. A logged-in browser whose cookie leads nowhere gets a
 * new cookie for the customer's cart: it lost the first, or an older answer arrived after that of the login.
 */
export async function findOwnCart(
  deps: Pick<Deps, 'db' | 'clock' | 'randomBytes'>,
  { token, sessionToken }: CartKeys,
): Promise<OwnCart> {
  const tokenHash = token && hashCartToken(token)
  const cart = tokenHash ? await findOpenCart(deps.db, tokenHash) : undefined
  if (cart !== undefined || sessionToken === undefined) return { cart, token }
  if (tokenHash && (await findBrowserOwner(deps.db, tokenHash))) return { cart, token }
  const visitor = await findVisitor(deps, sessionToken)
  if (visitor === undefined) return { cart, token }
  const { id: sessionId, customerId } = visitor.session
  const own = createCartToken(deps.randomBytes)
  const row = { tokenHash: hashCartToken(own), customerId, sessionId }
  try {
    await inTransaction(deps.db, (tx) => insertCartBrowser(tx, row))
  } catch (error) {
    // The session ended meanwhile.
    if (isForeignKeyViolation(error)) return { cart, token }
    throw error
  }
  return { cart: await findOpenCart(deps.db, row.tokenHash), token: own }
}
