import { bigint, index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { product } from '../../catalog/tables/product-tables.ts'
import { customer } from '../../customer/rows/tables.ts'

/** A product that a customer keeps. */
export const customerFavorite = pgTable(
  'customer_favorite',
  {
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => product.id),
    /** Grows with each addition, so that the newest is known also of those that came at once. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.productId] }), index().on(t.productId)],
)
