import { paymentStatuses } from '@sluimer/domain/order/status'
import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

/** One attempt to pay. `reference` is the order's id: this feature knows no orders. */
export const payment = pgTable(
  'payment',
  {
    id: uuid().primaryKey(),
    reference: uuid().notNull(),
    provider: text().notNull(),
    /** The provider's own id; null until it answered. */
    providerId: text(),
    method: text().notNull(),
    amountCents: integer().notNull(),
    status: text({ enum: paymentStatuses }).notNull(),
    checkoutUrl: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.reference), unique().on(t.provider, t.providerId)],
)

/** The built-in test provider's own books: a stand-in for another company, so it shares no row with ours. */
export const testProviderPayment = pgTable('test_provider_payment', {
  id: text().primaryKey(),
  idempotencyKey: text().notNull().unique(),
  amountCents: integer().notNull(),
  description: text().notNull(),
  method: text().notNull(),
  status: text({ enum: paymentStatuses }).notNull(),
  redirectUrl: text().notNull(),
  webhookUrl: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})
