import { toEmailKey } from '@sluimer/domain/customer/email-key'
import { newsletterConsentText } from '@sluimer/domain/marketing/newsletter'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { createUuid } from '../../platform/new-uuid.ts'
import { admitSubscriber, type Confirmer } from './admit-subscriber.ts'
import { insertSignup, openSubscriber } from './newsletter.queries.ts'
import { createConfirmationCode, hashConfirmationCode, hashIp } from './newsletter-codes.ts'

/**
 * Subscribes a customer who is logged in, and so has shown before that the mailbox is theirs: no mail has to be answered.
 * What they agreed to, when and from where is kept as for everyone (docs/decisions/0107). Again changes nothing.
 */
export async function subscribeProven(tx: Tx, deps: Deps, email: string, who: Confirmer): Promise<void> {
  const now = deps.clock()
  const { config, randomBytes } = deps
  const subscriber = await openSubscriber(tx, {
    id: createUuid(randomBytes),
    emailKey: toEmailKey(email),
    email,
    state: 'pending',
    stateAt: now,
  })
  if (subscriber.state === 'confirmed') return
  const signup = {
    id: createUuid(randomBytes),
    subscriberId: subscriber.id,
    // Nobody gets this code: the column wants one that differs for each signup.
    codeHash: hashConfirmationCode(createConfirmationCode(randomBytes)),
    email,
    source: 'account' as const,
    consentText: newsletterConsentText,
    ipHash: hashIp(config, who.ip),
    createdAt: now,
    expiresAt: now,
    confirmedAt: null,
    confirmIpHash: null,
    hasEarned: false,
  }
  await insertSignup(tx, signup)
  await admitSubscriber(tx, deps, { signup, who, now })
}
