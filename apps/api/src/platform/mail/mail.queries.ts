import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { mailMessage } from './tables.ts'

export type MailMessage = typeof mailMessage.$inferSelect

/** Returns the newest mails, without their contents. */
export async function listMails(db: Connection, limit: number) {
  const { id, recipient, subject, kind, createdAt, sentAt, lastError } = mailMessage
  return db
    .select({ id, recipient, subject, kind, createdAt, sentAt, lastError })
    .from(mailMessage)
    .orderBy(desc(mailMessage.id))
    .limit(limit)
}

export async function findMail(db: Connection, id: number): Promise<MailMessage | undefined> {
  const [mail] = await db.select().from(mailMessage).where(eq(mailMessage.id, id))
  return mail
}

/** Forgets mails of these kinds that were written before a moment. */
export async function deleteMails(db: Connection, kinds: readonly string[], before: Date): Promise<void> {
  await db.delete(mailMessage).where(and(inArray(mailMessage.kind, kinds), lt(mailMessage.createdAt, before)))
}

/** Forgets every mail that was written before a moment. */
export async function deleteAllMails(db: Connection, before: Date): Promise<void> {
  await db.delete(mailMessage).where(lt(mailMessage.createdAt, before))
}
