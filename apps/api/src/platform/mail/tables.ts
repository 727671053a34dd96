import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Every mail the shop sends, written in the transaction that caused it and sent by a job afterwards. */
export const mailMessage = pgTable(
  'mail_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    /** Where an answer goes when that is not the shop: to who filled in a form. */
    replyTo: text(),
    /** Where one POST takes the reader off the list (RFC 8058); for mails that people may leave. */
    unsubscribeUrl: text(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** What it is about: `order_confirmation`. */
    kind: text().notNull(),
    /** The same key is mailed once, however often its cause happens: `order_confirmation:{order id}`. */
    dedupeKey: text().notNull().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
    lastError: text(),
  },
  (t) => [index('mail_message_unsent').on(t.createdAt).where(sql`${t.sentAt} is null`)],
)
