import { pgTable, text } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'

export const brand = pgTable('brand', {
  id: id(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  description: text().notNull().default(''),
})

/** A manufacturer with what product safety law requires on the offer (GPSR art. 19). */
export const manufacturer = pgTable('manufacturer', {
  id: id(),
  name: text().notNull().unique(),
  address: text().notNull(),
  email: text().notNull(),
})
