import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { deleteOpenSignups, lockSubscriber, setSubscriber } from './newsletter.queries.ts'
import { readUnsubscribeCode } from './newsletter-codes.ts'
import { tellProviderJob } from './provider/tell-provider.job.ts'

/**
 * Unsubscribes an address, at once and for good: only its owner can bring it back, by a new confirmation. In a
 * confirmation mail the link means "this was not me". A second call, or one for a deleted person, changes nothing.
 */
export async function leave(deps: Deps, code: string): Promise<Outcome<{ received: true }>> {
  const subscriberId = readUnsubscribeCode(deps.config, code)
  if (subscriberId === undefined) return { ok: false, error: { code: 'not_found', message: broken } }
  await inTransaction(deps.db, (tx) => takeOff(tx, deps, subscriberId))
  return { ok: true, data: { received: true } }
}

/** Unsubscribes a person of the list; again, or for a deleted person, it changes nothing. */
export async function takeOff(tx: Tx, deps: Deps, subscriberId: string): Promise<void> {
  const now = deps.clock()
  const subscriber = await lockSubscriber(tx, subscriberId)
  if (subscriber === undefined) return
  await deleteOpenSignups(tx, subscriberId)
  const { state, email } = subscriber
  if (state === 'unsubscribed' || state === 'refused') return
  const next = state === 'confirmed' ? 'unsubscribed' : 'refused'
  await setSubscriber(tx, subscriberId, { state: next, stateAt: now })
  if (next === 'unsubscribed' && deps.config.newsletterProvider !== undefined)
    await deps.jobs.enqueue(tx, tellProviderJob, { kind: 'unsubscribe', email, at: now.toISOString() })
}

const broken = 'Deze link klopt niet. Open hem nog eens uit de mail, helemaal tot het einde.'
