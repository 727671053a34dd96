import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Every mail of the shop, written in the transaction that caused it and sent by a job afterwards. */
export const mailMessage = pgTable(
  'mail_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    /** The address for answers when that is not the shop: the person who filled in a form. */
    replyTo: text(),
    /** The address where one POST takes the reader off the list (RFC 8058); for mails that people may unsubscribe. */
    unsubscribeUrl: text(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** The subject matter: `order_confirmation`. */
    kind: text().notNull(),
    /** A mail with the same key is sent once, however often its cause occurs: `order_confirmation:{order id}`. */
    dedupeKey: text().notNull().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
    lastError: text(),
  },
  (t) => [index('mail_message_unsent').on(t.createdAt).where(sql`${t.sentAt} is null`)],
)
