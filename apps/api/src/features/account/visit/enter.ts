import { opensBy } from '@sluimer/domain/account/passkey-only'
import { toEmailKey } from '@sluimer/domain/customer/email-key'
import { type ProofMethod, provesMailbox } from '@sluimer/domain/customer/session-life'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { joinCarts } from '../../cart/join/join-carts.ts'
import { moveCheckout } from '../../checkout/checkout.queries.ts'
import { type CustomerRow, setCustomer } from '../../customer/rows/customer.queries.ts'
import { type Browser, type OpenedSession, openSession } from '../../customer/session/open-session.ts'
import { awaitsPayment } from '../../order/hold/awaits-payment.ts'
import { joinGuestOrders } from '../../order/owner/join-guest-orders.ts'

/** The browser at which somebody logs in, and what it brings along. */
export interface Arriving extends Browser {
  readonly cartToken: string | undefined
}

export interface Entry extends OpenedSession {
  readonly customer: CustomerRow
  /** The cart's, for its cookie. */
  readonly cartToken: string
}

/**
 * Logs a customer in, whom the caller holds, whatever the way in was: the one place that does it. Their carts become one,
 * and after a proof of the mailbox the orders that were placed with it are theirs. Carts are locked before orders, as
 * everywhere. Undefined when the account does not open in this way, which the caller answers like any other failure.
 */
export async function enter(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'randomBytes'>,
  login: { customer: CustomerRow; method: ProofMethod; isRemembered: boolean; browser: Arriving },
): Promise<Entry | undefined> {
  const { customer, method, isRemembered, browser } = login
  if (!opensBy(customer, method)) return undefined
  const customerId = customer.id
  const opened = await openSession(tx, deps, { customerId, method, isRemembered, browser })
  const emailKey = toEmailKey(customer.email)
  const arrival = { customerId, emailKey, sessionId: opened.session.id, token: browser.cartToken }
  const { token: cartToken, moved } = await joinCarts(tx, deps, arrival, awaitsPayment)
  if (moved !== undefined) await moveCheckout(tx, moved)
  await setCustomer(tx, customerId, { lastUsedAt: deps.clock(), warnedAt: null })
  if (provesMailbox(method)) await joinGuestOrders(tx, customer, deps.clock())
  return { ...opened, customer, cartToken }
}
