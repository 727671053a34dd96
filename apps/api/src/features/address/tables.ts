import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Answers of the address register, kept for a while. Unknown addresses are asked for again: houses are built. */
export const addressLookup = pgTable(
  'address_lookup',
  {
    postcode: text().notNull(),
    houseNumber: integer().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    answeredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.postcode, t.houseNumber] })],
)
