import { sql } from 'drizzle-orm'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { attemptMail } from './attempt-mail.ts'
import { toMailRow } from './mail.ts'
import type { NewMail } from './new-mail.ts'
import { mailMessage } from './tables.ts'

/**
 * Writes a mail and sends it at once, for a job that does nothing else: it is itself tried again when this throws. A mail with
 * the same key that was written before is sent as it was written, unless it was sent.
 */
export async function deliverMail(deps: Pick<Deps, 'db' | 'config' | 'clock'>, mail: NewMail): Promise<void> {
  const failure = await inTransaction(deps.db, async (tx) => {
    const [row] = await tx
      .insert(mailMessage)
      .values(toMailRow(mail, deps.clock()))
      // An update that changes nothing locks the mail that is there already, and returns it.
      .onConflictDoUpdate({
        target: mailMessage.dedupeKey,
        set: { dedupeKey: sql`excluded.dedupe_key` },
      })
      .returning()
    return row && attemptMail(tx, deps, row)
  })
  if (failure) throw failure
}
