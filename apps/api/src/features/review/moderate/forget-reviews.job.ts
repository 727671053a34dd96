import { keptDays } from '@sluimer/domain/review/retention'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { deleteMails } from '../../../platform/mail/mail.queries.ts'
import { invitationKind } from '../invite/invitation-mail.ts'
import { deleteOldReviews } from '../rows/moderation.queries.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Deletes reviews that are not shown, and the mails that asked for them, when their storage time has passed. */
export const forgetReviewsJob = defineJob('forget-reviews', z.object({}), forgetReviews, {
  cron: '50 4 * * *',
})

async function forgetReviews(_data: object, deps: Deps): Promise<void> {
  const daysAgo = (days: number) => new Date(deps.clock().getTime() - days * dayMs)
  await inTransaction(deps.db, async (tx) => {
    await deleteOldReviews(tx, 'rejected', daysAgo(keptDays.rejected))
    await deleteOldReviews(tx, 'submitted', daysAgo(keptDays.submitted))
    await deleteMails(tx, [invitationKind], daysAgo(keptDays.invitation))
  })
}
