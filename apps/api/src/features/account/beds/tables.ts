import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { configuration } from '../../configurator/rows/tables.ts'
import { customer } from '../../customer/rows/tables.ts'

/** A composed bed that a customer keeps. What it was and cost is in the configuration, which never changes. */
export const customerBed = pgTable(
  'customer_bed',
  {
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    configurationId: text()
      .notNull()
      .references(() => configuration.id),
    /** Empty when its owner gave none. */
    name: text().notNull(),
    keptAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.configurationId] }), index().on(t.configurationId)],
)
