import { newsletterCredit } from '@sluimer/domain/marketing/newsletter'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { issueVoucher } from '../promotion/issue-voucher.ts'
import { welcomeSubscriberJob } from './mail/welcome-subscriber.job.ts'
import { type SignupRow, setSignupConfirmed, setSubscriber } from './newsletter.queries.ts'
import { hashIp } from './newsletter-codes.ts'
import { tellProviderJob } from './provider/tell-provider.job.ts'

/** The person who confirms, for the proof: an internet address and the browser's user agent. */
export interface Confirmer {
  ip: string
  userAgent: string
}

interface Admission {
  readonly signup: SignupRow
  readonly who: Confirmer
  readonly now: Date
}

/**
 * Subscribes whoever has shown that the mailbox of a signup is theirs, and keeps the proof. The caller has locked the
 * subscriber. Returns whether this earned the credit of the first time.
 */
export async function admitSubscriber(tx: Tx, deps: Deps, { signup, who, now }: Admission): Promise<boolean> {
  const credit = await welcome(tx, deps, signup, now)
  await setSignupConfirmed(tx, signup.id, {
    confirmedAt: now,
    confirmIpHash: hashIp(deps.config, who.ip),
    hasEarned: credit,
  })
  await tellProvider(tx, deps, { signup, who, now })
  return credit
}

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

async function tellProvider(tx: Tx, deps: Deps, { signup, who, now }: Admission): Promise<void> {
  if (deps.config.newsletterProvider === undefined) return
  const { email, source, consentText } = signup
  const data = { kind: 'subscribe' as const, email, source, consentText, ...who, at: now.toISOString() }
  await deps.jobs.enqueue(tx, tellProviderJob, data)
}
