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

/** Who confirms, for the proof: an internet address and the browser's name for itself. */
export interface Confirmer {
  ip: string
  userAgent: string
}

/**
 * Takes an address in, keeps the proof and gives the credit of the first time, all or nothing. The same link again answers
 * the same and changes nothing more.
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
    // Read again under the lock: the same link may have been used, or taken back, a moment ago.
    const signup = subscriber && (await findSignup(tx, hashConfirmationCode(code)))
    if (!signup || signup.expiresAt <= now) return { ok: false, error: { code: 'not_found', message: gone } }
    // Who has left since is told so, and stays away until a new link is used.
    if (signup.confirmedAt !== null)
      return subscriber?.state === 'confirmed'
        ? { ok: true, data: { credit: signup.hasEarned } }
        : { ok: false, error: { code: 'not_found', message: gone } }
    // Another link was faster, perhaps with another spelling: one person is mailed at one address.
    if (subscriber?.state === 'confirmed') return { ok: true, data: { credit: false } }
    const credit = await welcome(tx, deps, signup, now)
    await setSignupConfirmed(tx, signup.id, {
      confirmedAt: now,
      confirmIpHash: hashIp(deps.config, who.ip),
      hasEarned: credit,
    })
    await tellProvider(tx, deps, signup, who, now)
    return { ok: true, data: { credit } }
  })
}

const gone = 'Deze link werkt niet meer. Schrijf je opnieuw in, dan sturen we een nieuwe.'

/** Answers whether this earned the credit: a person gets it once, whatever the spelling of the address. */
async function welcome(tx: Tx, deps: Deps, signup: SignupRow, now: Date): Promise<boolean> {
  const { subscriberId, email } = signup
  await setSubscriber(tx, subscriberId, { email, state: 'confirmed', stateAt: now })
  const voucher = await issueVoucher(tx, deps, { reason: 'newsletter', email }, now, newsletterCredit)
  if (voucher === undefined) return false
  const data = { subscriberId, voucherCode: voucher.code }
  await deps.jobs.enqueue(tx, welcomeSubscriberJob, data, { key: voucher.id })
  return true
}

async function tellProvider(tx: Tx, deps: Deps, signup: SignupRow, who: Confirmer, now: Date): Promise<void> {
  if (deps.config.newsletterProvider === undefined) return
  const { email, source, consentText } = signup
  const data = { kind: 'subscribe' as const, email, source, consentText, ...who, at: now.toISOString() }
  await deps.jobs.enqueue(tx, tellProviderJob, data)
}
