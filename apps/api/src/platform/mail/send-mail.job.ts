import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/job.ts'
import { mailMessage } from './tables.ts'
import { openTransport } from './transport.ts'

/** Providers are sometimes down for hours; after about a day a mail is given up and stays unsent in its table. */
const options = { retryLimit: 30, retryDelaySeconds: 15, timeoutSeconds: 60, batchSize: 10 }

/** Passes one mail to the transport. The row is locked, so that two workers never both send it. */
export const sendMailJob = defineJob('send-mail', z.object({ mailId: z.int() }), sendMail, options)

async function sendMail({ mailId }: { mailId: number }, deps: Deps): Promise<void> {
  const failure = await inTransaction(deps.db, async (tx) => {
    const [mail] = await tx.select().from(mailMessage).where(eq(mailMessage.id, mailId)).for('update')
    if (!mail || mail.sentAt) return undefined
    const attempts = sql`${mailMessage.attempts} + 1`
    try {
      await openTransport(deps.config).send(mail)
      const sent = { sentAt: deps.clock(), attempts, lastError: null }
      await tx.update(mailMessage).set(sent).where(eq(mailMessage.id, mailId))
      return undefined
    } catch (error) {
      const lastError = error instanceof Error ? error.message : String(error)
      await tx.update(mailMessage).set({ attempts, lastError }).where(eq(mailMessage.id, mailId))
      return error
    }
  })
  if (failure) throw failure
}
