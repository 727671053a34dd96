import { quietDays } from '@sluimer/domain/marketing/judge-signup'
import { confirmationDays } from '@sluimer/domain/marketing/newsletter'
import { z } from 'zod'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { deleteMails } from '../../platform/mail/mail.queries.ts'
import { deleteConsentProofs } from './consent-proof.ts'
import { briefMailKinds } from './mail/newsletter-mails.ts'
import { deleteEndedSignups, deleteSubscribers } from './newsletter.queries.ts'

const dayMs = 24 * 60 * 60 * 1000
/** As long as somebody may claim that a mail was sent without consent (BW 3:310). The privacy page states it too. */
const proofYears = 5

/** Deletes signups that nobody confirmed, refusals after their month, and old proofs of consent. */
export const forgetSignupsJob = defineJob('forget-newsletter-signups', z.object({}), forgetSignups, {
  cron: '40 4 * * *',
})

async function forgetSignups(_data: object, deps: Deps): Promise<void> {
  const now = deps.clock()
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  await inTransaction(deps.db, async (tx) => {
    await deleteEndedSignups(tx, now)
    await deleteSubscribers(tx, ['pending'], now)
    await deleteSubscribers(tx, ['refused'], daysAgo(quietDays))
    await deleteSubscribers(tx, ['unsubscribed'], daysAgo(proofYears * 365))
    await deleteConsentProofs(tx, daysAgo(proofYears * 365))
    await deleteMails(tx, briefMailKinds, daysAgo(confirmationDays))
  })
}
