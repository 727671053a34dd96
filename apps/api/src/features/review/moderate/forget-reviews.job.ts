import { keptDays } from '@sluimer/domain/review/retention'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { deleteMails } from '../../../platform/mail/mail.queries.ts'
import { invitationKind } from '../invite/mail/invitation-mail.ts'
import { deleteOldReviews, forgetTellAddresses } from '../rows/moderation.queries.ts'
import { deleteOldVotes, forgetWriterNetworks } from '../rows/vote.queries.ts'
import { answeredKind } from './mail/answered-mail.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Deletes reviews that are not shown, the mails that asked for them, and the traces of voters and of writers' networks, when
 * their storage time has passed.
 */
export const forgetReviewsJob = defineJob('forget-reviews', z.object({}), forgetReviews, {
  cron: '50 4 * * *',
})

async function forgetReviews(_data: object, deps: Deps): Promise<void> {
  const daysAgo = (days: number) => new Date(deps.clock().getTime() - days * dayMs)
  await inTransaction(deps.db, async (tx) => {
    await deleteOldReviews(tx, 'rejected', daysAgo(keptDays.rejected))
    await deleteOldReviews(tx, 'submitted', daysAgo(keptDays.submitted))
    await forgetTellAddresses(tx, daysAgo(keptDays.tellAddress))
    await deleteOldVotes(tx, daysAgo(keptDays.vote))
    await forgetWriterNetworks(tx, daysAgo(keptDays.writerNetwork))
    await deleteMails(tx, [invitationKind, answeredKind], daysAgo(keptDays.invitation))
  })
}
