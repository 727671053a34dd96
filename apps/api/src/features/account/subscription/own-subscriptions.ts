import type { Subscriptions } from '@sluimer/contract/account/subscription-schemas'
import { toEmailKey } from '@sluimer/domain/customer/email-key'
import type { Connection } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { requireVisitor } from '../../customer/session/find-visitor.ts'
import type { Confirmer } from '../../marketing/admit-subscriber.ts'
import { takeOff } from '../../marketing/leave.ts'
import { findSubscriberByKey } from '../../marketing/newsletter.queries.ts'
import { subscribeProven } from '../../marketing/subscribe-proven.ts'

type Token = string | undefined
const notFound = { ok: false, error: { code: 'not_found' } } as const

/**
 * Returns the newsletters to the customer's own mailbox. Asking for another address finds nothing, whether it is
 * subscribed or not.
 */
export async function listSubscriptions(
  deps: Deps,
  asked: string | undefined,
  token: Token,
): Promise<Outcome<Subscriptions>> {
  const own = await findOwnAddress(deps, asked, token)
  return own.ok ? { ok: true, data: await readSubscriptions(deps.db, own.data) } : own
}

/** Subscribes the customer. */
export async function addSubscription(
  deps: Deps,
  { email, who }: { email: string | undefined; who: Confirmer },
  token: Token,
): Promise<Outcome<Subscriptions>> {
  const own = await findOwnAddress(deps, email, token)
  if (!own.ok) return own
  return inTransaction(deps.db, async (tx) => {
    await subscribeProven(tx, deps, own.data, who)
    return { ok: true, data: await readSubscriptions(tx, own.data) }
  })
}

/** Unsubscribes the customer. Somebody else's subscription is one that does not exist. */
export async function removeSubscription(
  deps: Deps,
  id: string,
  token: Token,
): Promise<Outcome<Subscriptions>> {
  const own = await findOwnAddress(deps, undefined, token)
  if (!own.ok) return own
  return inTransaction(deps.db, async (tx) => {
    const { subscriptions } = await readSubscriptions(tx, own.data)
    if (!subscriptions.some((subscription) => subscription.id === id)) return notFound
    await takeOff(tx, deps, id)
    return { ok: true, data: await readSubscriptions(tx, own.data) }
  })
}

/** Returns the customer's address, which every spelling of the same mailbox stands for. */
async function findOwnAddress(deps: Deps, asked: string | undefined, token: Token): Promise<Outcome<string>> {
  const visitor = await requireVisitor(deps, token)
  if (!visitor.ok) return visitor
  const { email } = visitor.data.customer
  const isOwn = asked === undefined || toEmailKey(asked) === toEmailKey(email)
  return isOwn ? { ok: true, data: email } : notFound
}

async function readSubscriptions(db: Connection, own: string): Promise<Subscriptions> {
  const found = await findSubscriberByKey(db, toEmailKey(own))
  if (found === undefined || (found.state !== 'confirmed' && found.state !== 'pending'))
    return { subscriptions: [] }
  const { id, email, state, stateAt } = found
  return { subscriptions: [{ id, email, state, since: stateAt.toISOString() }] }
}
