import { countryCodes } from '@sluimer/domain/address/country'
import { paymentStatuses } from '@sluimer/domain/order/status'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { type OfferedMethod, refundStatuses } from './provider.ts'

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
    /** Set when nobody wants a promised amount any more: a job lets the provider go of it. */
    unwantedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.reference), unique().on(t.provider, t.providerId)],
)

/** Money that goes back to a shopper. Written before the provider is asked: its id is the key that makes asking twice harmless. */
export const refund = pgTable(
  'refund',
  {
    id: uuid().primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => payment.id),
    amountCents: integer().notNull(),
    description: text().notNull(),
    /** The provider's own id; null until it answered. */
    providerId: text(),
    /** `requested` until the provider answered; after that what it says. */
    status: text({ enum: ['requested', ...refundStatuses] }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.paymentId), check('refund_amount', sql`${t.amountCents} > 0`)],
)

/** A part of a promised amount that is taken, since its goods have left. */
export const capture = pgTable(
  'capture',
  {
    id: uuid().primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => payment.id),
    amountCents: integer().notNull(),
    description: text().notNull(),
    status: text({ enum: ['requested', 'done', 'refused'] }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.paymentId), check('capture_amount', sql`${t.amountCents} > 0`)],
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

/** What the payment provider last said that it offers in a country; without a row the shop's own table counts. */
export const paymentOffer = pgTable('payment_offer', {
  country: text({ enum: countryCodes }).primaryKey(),
  methods: jsonb().$type<OfferedMethod[]>().notNull(),
  askedAt: timestamp({ withTimezone: true }).notNull(),
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
