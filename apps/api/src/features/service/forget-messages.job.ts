import { z } from 'zod'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { deleteMails } from '../../platform/mail/mail.queries.ts'
import { deleteContactMessages } from './contact.queries.ts'
import { contactMailKinds } from './mail/contact-mails.ts'
import { dayMs } from './sent-form.ts'

/** The privacy page says so too. */
const keptDays = 365

/** Forgets questions to the shop, and the mails about them, after a year. Statements of withdrawal stay with their order. */
export const forgetMessagesJob = defineJob('forget-messages', z.object({}), forgetMessages, {
  cron: '30 4 * * *',
})

async function forgetMessages(_data: object, deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - keptDays * dayMs)
  await inTransaction(deps.db, async (tx) => {
    await deleteContactMessages(tx, before)
    await deleteMails(tx, contactMailKinds, before)
  })
}
