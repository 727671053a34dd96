import { newsletterCredit } from '@sluimer/domain/marketing/newsletter'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { issueVoucher } from '../promotion/issue-voucher.ts'
import { welcomeSubscriberJob } from './mail/welcome-subscriber.job.ts'
import {
  findSignup,
  lockSubscriber,
  type SignupRow,
  setSignupConfirmed,
  setSubscriber,
} from './newsletter.queries.ts'
import { hashConfirmationCode, hashIp } from './newsletter-codes.ts'
import { tellProviderJob } from './provider/tell-provider.job.ts'

/** The person who confirms, for the proof: an internet address and the browser's user agent. */
export interface Confirmer {
  ip: string
  userAgent: string
}

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
    const credit = await welcome(tx, deps, signup, now)
    await setSignupConfirmed(tx, signup.id, {
      confirmedAt: now,
      confirmIpHash: hashIp(deps.config, who.ip),
      hasEarned: credit,
    })
    await tellProvider(tx, deps, { signup, who, now })
    return { ok: true, data: { credit } }
  })
}

const gone = 'Deze link werkt niet meer. Schrijf je opnieuw in, dan sturen we een nieuwe.'

/** Returns whether this earned the credit: a person gets it once, whatever the spelling of the address. */
async function welcome(tx: Tx, deps: Deps, signup: SignupRow, now: Date): Promise<boolean> {
  const { subscriberId, email } = signup
  await setSubscriber(tx, subscriberId, { email, state: 'confirmed', stateAt: now })
  const voucher = await issueVoucher(tx, deps, {
    why: { reason: 'newsletter', email },
    now,
    terms: newsletterCredit,
  })
  if (voucher === undefined) return false
  const data = { subscriberId, voucherCode: voucher.code }
  await deps.jobs.enqueue(tx, welcomeSubscriberJob, data, { key: voucher.id })
  return true
}

async function tellProvider(
  tx: Tx,
  deps: Deps,
  { signup, who, now }: { signup: SignupRow; who: Confirmer; now: Date },
): Promise<void> {
  if (deps.config.newsletterProvider === undefined) return
  const { email, source, consentText } = signup
  const data = { kind: 'subscribe' as const, email, source, consentText, ...who, at: now.toISOString() }
  await deps.jobs.enqueue(tx, tellProviderJob, data)
}
