import type { JobQueue } from '../jobs/job-queue.ts'
import type { Mail, NewMail } from './new-mail.ts'
import { sendMailJob } from './send-mail.job.ts'
import { mailMessage } from './tables.ts'

export function createMail({ jobs, clock }: { jobs: JobQueue; clock: () => Date }): Mail {
  return {
    async queue(tx, mail) {
      const [row] = await tx
        .insert(mailMessage)
        .values(toMailRow(mail, clock()))
        .onConflictDoNothing({ target: mailMessage.dedupeKey })
        .returning({ id: mailMessage.id })
      if (row) await jobs.enqueue(tx, sendMailJob, { mailId: row.id }, { key: String(row.id) })
    },
  }
}

/** Returns a mail as it is stored. */
export function toMailRow({ to, ...mail }: NewMail, createdAt: Date): typeof mailMessage.$inferInsert {
  assertOneLine(to)
  assertOneLine(mail.subject)
  assertOneLine(mail.replyTo ?? '')
  assertOneLine(mail.unsubscribeUrl ?? '')
  return { ...mail, recipient: to, createdAt }
}

/** Refuses a line break in an address or subject, with which its writer could add headers. */
function assertOneLine(text: string) {
  if (/[\r\n]/.test(text)) throw new Error('A mail address or subject holds a line break')
}
