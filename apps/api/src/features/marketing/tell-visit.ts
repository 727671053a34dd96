import { toEmailKey } from '@sluimer/domain/customer/email-key'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { setCartChoices, setCartTouched } from '../cart/rows/cart.queries.ts'
import { findCartOfToken } from '../cart/view/get-cart.ts'
import { findSubscriberByKey } from './newsletter.queries.ts'

const received = { ok: true, data: { received: true } } as const
type Received = Outcome<{ received: true }>

/**
 * Notes that the visitor is still active, so that their cart counts as left only from now on. What they look at is not
 * stored. `cartId` is the cart that the page knew; a cart other than the visitor's own is ignored.
 */
export async function tellVisit(deps: Deps, token: string | undefined, cartId?: string): Promise<Received> {
  const cart = await findCartOfToken(deps, token)
  if (cart === undefined || (cartId !== undefined && cart.id !== cartId)) return received
  await inTransaction(deps.db, (tx) => setCartTouched(tx, cart.id, deps.clock()))
  return received
}

/** Notes whose cart it is, if that person agreed to reminders. For others nothing is stored, with the same answer. */
export async function tellEmail(deps: Deps, token: string | undefined, email: string): Promise<Received> {
  const cart = await findCartOfToken(deps, token)
  const key = toEmailKey(email)
  const subscriber = await findSubscriberByKey(deps.db, key)
  if (cart === undefined || cart.emailKey !== null || subscriber?.state !== 'confirmed') return received
  await inTransaction(deps.db, (tx) => setCartChoices(tx, cart.id, { emailKey: key }, deps.clock()))
  return received
}
