import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { sendAlong } from '../db/send-along.ts'
import type { Deps } from '../deps.ts'
import type { MailMessage } from './mail.queries.ts'
import { mailMessage } from './tables.ts'
import { openTransport } from './transport.ts'

/**
 * Passes a mail to the transport and notes how that went, in the transaction that holds its row locked: two workers never both
 * send it. Returns why it failed. The caller throws that after the commit, so that what is noted stays.
 */
export async function attemptMail(
  tx: Tx,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  mail: MailMessage,
): Promise<unknown> {
  if (mail.sentAt !== null) return undefined
  const attempts = sql`${mailMessage.attempts} + 1`
  const isIt = eq(mailMessage.id, mail.id)
  try {
    await openTransport(config).send(mail)
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error)
    sendAlong(tx, tx.update(mailMessage).set({ attempts, lastError }).where(isIt))
    return error
  }
  sendAlong(tx, tx.update(mailMessage).set({ sentAt: clock(), attempts, lastError: null }).where(isIt))
  return undefined
}
