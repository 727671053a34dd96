import { z } from 'zod'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { deleteMails } from '../../platform/mail/mail.queries.ts'
import { daysAgo } from '../../platform/time-ago.ts'
import { deleteContactMessages } from './contact.queries.ts'
import { contactMailKinds } from './mail/contact-mails.ts'

/**
 * Forgets questions, and the mails about them, when their time is over. Statements of withdrawal stay with their order.
 */
export const forgetMessagesJob = defineJob('forget-messages', z.object({}), forgetMessages, {
  cron: '30 4 * * *',
})

async function forgetMessages(_data: object, deps: Deps): Promise<void> {
  const before = daysAgo(deps.clock(), deps.config.retention.messageDays)
  await inTransaction(deps.db, async (tx) => {
    await deleteContactMessages(tx, before)
    await deleteMails(tx, contactMailKinds, before)
  })
}
