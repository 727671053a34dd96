import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Content that staff can change, one row per place: `footer`, `homepage`, `notification`, `extra-navigation`. */
export const contentBlock = pgTable('content_block', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
