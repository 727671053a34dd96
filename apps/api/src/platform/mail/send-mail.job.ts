import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/job.ts'
import { attemptMail } from './attempt-mail.ts'
import { mailMessage } from './tables.ts'

/** Providers are sometimes down for hours; after about a day a mail is given up and stays unsent in its table. */
export const mailRetries = { retryLimit: 30, retryDelaySeconds: 15 }

/** Sends one mail that was queued. */
export const sendMailJob = defineJob('send-mail', z.object({ mailId: z.int() }), sendMail, {
  ...mailRetries,
  timeoutSeconds: 60,
  batchSize: 10,
})

async function sendMail({ mailId }: { mailId: number }, deps: Deps): Promise<void> {
  const failure = await inTransaction(deps.db, async (tx) => {
    const [mail] = await tx.select().from(mailMessage).where(eq(mailMessage.id, mailId)).for('update')
    return mail && attemptMail(tx, deps, mail)
  })
  if (failure) throw failure
}
