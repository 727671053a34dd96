import type { Connection } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { sendMailJob } from './send-mail.job.ts'
import { mailMessage } from './tables.ts'

export interface NewMail {
  readonly to: string
  /** Where an answer goes; the sender's own address unless given. */
  readonly replyTo?: string
  /** Where one POST takes the reader off the list (RFC 8058); for mails that people may leave. */
  readonly unsubscribeUrl?: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** What it is about: `order_confirmation`. */
  readonly kind: string
  /** The same key is mailed once: `order_confirmation:{order id}`. */
  readonly dedupeKey: string
}

export interface Mail {
  /** Writes a mail in the caller's transaction: it is sent once that commits, and never when it does not. */
  queue(tx: Connection, mail: NewMail): Promise<void>
}

export function createMail({ jobs, clock }: { jobs: Jobs; clock: () => Date }): Mail {
  return {
    async queue(tx, { to, ...mail }) {
      assertOneLine(to)
      assertOneLine(mail.subject)
      assertOneLine(mail.replyTo ?? '')
      assertOneLine(mail.unsubscribeUrl ?? '')
      const [row] = await tx
        .insert(mailMessage)
        .values({ ...mail, recipient: to, createdAt: clock() })
        .onConflictDoNothing({ target: mailMessage.dedupeKey })
        .returning({ id: mailMessage.id })
      if (row) await jobs.enqueue(tx, sendMailJob, { mailId: row.id }, { key: String(row.id) })
    },
  }
}

/** A line break in an address or subject would let its writer add headers of his own. */
function assertOneLine(text: string) {
  if (/[\r\n]/.test(text)) throw new Error('A mail address or subject holds a line break')
}
