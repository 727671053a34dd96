import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { variant } from './tables.ts'

/** Every price a variant ever had; the row without an end is the present one (30-day rule, Price Indication Directive). */
export const priceHistory = pgTable(
  'price_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    variantId: bigint({ mode: 'number' })
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    priceCents: integer().notNull(),
    validFrom: timestamp({ withTimezone: true }).notNull(),
    validTo: timestamp({ withTimezone: true }),
  },
  (t) => [
    index().on(t.variantId, t.validFrom),
    check('price_history_order', sql`${t.validTo} is null or ${t.validTo} > ${t.validFrom}`),
  ],
)
