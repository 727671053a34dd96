import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { admitSubscriber, type Confirmer } from './admit-subscriber.ts'
import { findSignup, lockSubscriber } from './newsletter.queries.ts'
import { hashConfirmationCode } from './newsletter-codes.ts'

/**
 * Confirms an address, keeps the proof and gives the credit of the first time, all or nothing. A second use of the link
 * changes nothing, and gets the same answer until the person leaves.
 */
export async function confirmSignup(
  deps: Deps,
  code: string,
  who: Confirmer,
): Promise<Outcome<{ credit: boolean }>> {
  const now = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    const found = await findSignup(tx, hashConfirmationCode(code))
    const subscriber = found && (await lockSubscriber(tx, found.subscriberId))
    // The signup is read again under the lock: the link may have been used, or taken back, a moment ago.
    const signup = subscriber && (await findSignup(tx, hashConfirmationCode(code)))
    if (!signup || signup.expiresAt <= now) return { ok: false, error: { code: 'not_found', message: gone } }
    // People who have left since are refused here, and only a new link brings them back.
    if (signup.confirmedAt !== null)
      return subscriber?.state === 'confirmed'
        ? { ok: true, data: { credit: signup.hasEarned } }
        : { ok: false, error: { code: 'not_found', message: gone } }
    // Another link was faster, perhaps with another spelling. One person gets mail at one address only.
    if (subscriber?.state === 'confirmed') return { ok: true, data: { credit: false } }
    return { ok: true, data: { credit: await admitSubscriber(tx, deps, { signup, who, now }) } }
  })
}

const gone = 'Deze link werkt niet meer. Schrijf je opnieuw in, dan sturen we een nieuwe.'
