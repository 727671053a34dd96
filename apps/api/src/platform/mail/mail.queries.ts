import { desc, eq } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { mailMessage } from './tables.ts'

export type MailMessage = typeof mailMessage.$inferSelect

/** The newest mails, without their contents. */
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
