import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** What the address register answered, kept for a while. What it does not know is asked again: houses are built. */
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
