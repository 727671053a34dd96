import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { order } from './tables.ts'

/** A parcel, or a delivery by two men, that has left. An order may come in several. */
export const shipment = pgTable(
  'shipment',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    carrier: text().notNull(),
    /** Empty for a delivery by our own people. */
    trackingCode: text().notNull(),
    trackingUrl: text(),
    /** Pieces per order line. */
    pieces: jsonb().$type<Record<string, number>>().notNull(),
    shippedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.orderId)],
)
