import { countryCodes } from '@sluimer/domain/address/country'
import { paymentStatuses } from '@sluimer/domain/order/status'
import { boolean, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

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

/** What staff decided about a payment method; what is null, or has no row, is as methods.ts says. */
export const paymentMethod = pgTable('payment_method', {
  code: text().primaryKey(),
  isActive: boolean(),
  title: text(),
  description: text(),
  logo: text(),
  countries: text({ enum: countryCodes }).array(),
  minCents: integer(),
  maxCents: integer(),
  position: integer(),
})

/** The built-in test provider's own books: a stand-in for another company, so it shares no row with ours. */
export const testProviderPayment = pgTable('test_provider_payment', {
  id: text().primaryKey(),
  idempotencyKey: text().notNull().unique(),
  amountCents: integer().notNull(),
  description: text().notNull(),
  method: text().notNull(),
  status: text({ enum: paymentStatuses }).notNull(),
  /** True for a payment that is only promised, and taken when the goods leave. */
  takesMoneyLater: boolean().notNull().default(false),
  capturedCents: integer().notNull().default(0),
  refundedCents: integer().notNull().default(0),
  redirectUrl: text().notNull(),
  webhookUrl: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

/** Money that the test provider took of a promise, or gave back; the key makes asking twice harmless. */
export const testProviderMove = pgTable('test_provider_move', {
  id: text().primaryKey(),
  idempotencyKey: text().notNull().unique(),
  paymentId: text()
    .notNull()
    .references(() => testProviderPayment.id),
  kind: text({ enum: ['capture', 'refund'] }).notNull(),
  amountCents: integer().notNull(),
})
