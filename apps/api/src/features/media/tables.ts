import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** A master picture. `file` is in the media folder; `placeholder` is a tiny data URI shown while it loads. */
export const picture = pgTable('picture', {
  key: text().primaryKey(),
  file: text().notNull(),
  alt: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  placeholder: text().notNull().default(''),
})
