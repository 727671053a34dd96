import { emailKey } from '@sluimer/domain/customer/email-key'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { setCartChoices, setCartTouched } from '../cart/rows/cart.queries.ts'
import { findCartOfToken } from '../cart/view/get-cart.ts'
import { findSubscriberByKey } from './newsletter.queries.ts'

const received = { ok: true, data: { received: true } } as const
type Received = Outcome<{ received: true }>

/**
 * The visitor is still about: their cart lies still from now on. Nothing of what they look at is kept. `cartId` names the cart
 * as the page knew it; another one than the visitor's own is nobody's business.
 */
export async function tellVisit(deps: Deps, token: string | undefined, cartId?: string): Promise<Received> {
  const cart = await findCartOfToken(deps, token)
  if (cart === undefined || (cartId !== undefined && cart.id !== cartId)) return received
  await inTransaction(deps.db, (tx) => setCartTouched(tx, cart.id, deps.clock()))
  return received
}

/** Whose cart it is, for who agreed to be reminded of it. Of anybody else nothing is kept, and nothing is told. */
export async function tellEmail(deps: Deps, token: string | undefined, email: string): Promise<Received> {
  const cart = await findCartOfToken(deps, token)
  const key = emailKey(email)
  const subscriber = await findSubscriberByKey(deps.db, key)
  if (cart === undefined || cart.emailKey !== null || subscriber?.state !== 'confirmed') return received
  await inTransaction(deps.db, (tx) => setCartChoices(tx, cart.id, { emailKey: key }, deps.clock()))
  return received
}
