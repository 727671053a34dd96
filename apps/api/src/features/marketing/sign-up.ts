import type { NewsletterSignup } from '@sluimer/contract/marketing/schemas'
import { toEmailKey } from '@sluimer/domain/customer/email-key'
import { judgeSignup } from '@sluimer/domain/marketing/judge-signup'
import { confirmationDays, newsletterConsentText } from '@sluimer/domain/marketing/newsletter'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { createUuid } from '../../platform/new-uuid.ts'
import type { Outcome } from '../../platform/outcome.ts'
import { buildConfirmationMail, buildKnownMail } from './mail/newsletter-mails.ts'
import { countSignups, findSubscriberByKey, insertSignup, openSubscriber } from './newsletter.queries.ts'
import { createConfirmationCode, hashConfirmationCode, hashIp } from './newsletter-codes.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Asks the owner of an address by mail whether they want the newsletter. The answer does not show whether the address
 * was known, and a mailbox gets only a few such mails a day.
 */
export async function signUp(
  deps: Deps,
  { email, source }: NewsletterSignup,
  ip: string,
): Promise<Outcome<{ received: true }>> {
  const now = deps.clock()
  const { config, randomBytes } = deps
  const key = toEmailKey(email)
  const known = await findSubscriberByKey(deps.db, key)
  const subscriberId = known?.id ?? createUuid(randomBytes)
  const code = createConfirmationCode(randomBytes)
  const signupId = createUuid(randomBytes)
  const mails = {
    confirm: await buildConfirmationMail(deps, { email, subscriberId, signupId, code }),
    tell_known: await buildKnownMail(deps, { email, subscriberId }, now),
  }
  await inTransaction(deps.db, async (tx) => {
    const id = subscriberId
    const subscriber = await openSubscriber(tx, { id, emailKey: key, email, state: 'pending', stateAt: now })
    // Another signup of a new address was faster: its links, and its mail, have another id.
    if (subscriber.id !== subscriberId) return
    const recentMails = await countSignups(tx, id, new Date(now.getTime() - dayMs))
    const verdict = judgeSignup({ ...subscriber, recentMails }, now)
    if (verdict === 'nothing') return
    await deps.mail.queue(tx, mails[verdict])
    if (verdict === 'tell_known') return
    await insertSignup(tx, {
      id: signupId,
      subscriberId,
      codeHash: hashConfirmationCode(code),
      email,
      source,
      consentText: newsletterConsentText,
      ipHash: hashIp(config, ip),
      createdAt: now,
      expiresAt: new Date(now.getTime() + confirmationDays * dayMs),
      confirmedAt: null,
      confirmIpHash: null,
      hasEarned: false,
    })
  })
  return { ok: true, data: { received: true } }
}
