import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { variant } from './variant-tables.ts'

/**
 * Every price a variant ever had; the row without an end is the present one (30-day rule, Price Indication Directive).
 */
export const priceHistory = pgTable(
  'price_history',
  {
    id: id(),
    variantId: bigint({ mode: 'number' })
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    priceCents: integer().notNull(),
    validFrom: moment().notNull(),
    validTo: moment(),
  },
  (t) => [
    index().on(t.variantId, t.validFrom),
    check('price_history_order', sql`${t.validTo} is null or ${t.validTo} > ${t.validFrom}`),
  ],
)
