import { countryCodes } from '@sluimer/domain/address/country'
import { paymentStatuses } from '@sluimer/domain/order/status'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Lender } from './lender.ts'
import type { MethodPrices } from './methods.ts'
import { captureStatuses, type OfferedMethod, refundStatuses } from './provider.ts'

/** When to ask the provider. claim.queries.ts lets one job at a time claim a row. */
const turn = {
  /** How often the row was claimed since it last made progress. */
  tries: smallint().notNull().default(0),
  /** When the row is due (again); null when there is nothing (more) to ask. */
  nextTryAt: timestamp({ withTimezone: true }),
}

/** One attempt to pay. `reference` is the order's id, but this feature knows nothing about orders. */
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
    /** Set when a promised amount will not be captured any more; a job then has the provider end the promise. */
    unwantedAt: timestamp({ withTimezone: true }),
    ...turn,
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.reference),
    unique().on(t.provider, t.providerId),
    index().on(t.nextTryAt).where(sql`${t.nextTryAt} is not null`),
  ],
)

/** A refund to a shopper. It is written before the provider is asked: its id is the key that makes repeats harmless. */
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
    /** `requested` until the provider has answered, and then the provider's status. */
    status: text({ enum: ['requested', ...refundStatuses] }).notNull(),
    ...turn,
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.paymentId),
    index().on(t.nextTryAt).where(sql`${t.nextTryAt} is not null`),
    check('refund_amount', sql`${t.amountCents} > 0`),
    check(
      'refund_turn',
      sql`${t.nextTryAt} is not null or ${t.status} in ('refunded', 'failed', 'canceled')`,
    ),
  ],
)

/** A capture of part of a promised amount, after its goods have left. */
export const capture = pgTable(
  'capture',
  {
    id: uuid().primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => payment.id),
    amountCents: integer().notNull(),
    description: text().notNull(),
    /** The provider's own id; null until it answered. */
    providerId: text(),
    /** `requested` until the provider has answered, and then the provider's status. */
    status: text({ enum: ['requested', ...captureStatuses] }).notNull(),
    /** The failed capture that this one repeats, at the request of staff. */
    retryOf: uuid().unique(),
    ...turn,
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.paymentId),
    index().on(t.nextTryAt).where(sql`${t.nextTryAt} is not null`),
    foreignKey({ columns: [t.retryOf], foreignColumns: [t.id] }),
    check('capture_amount', sql`${t.amountCents} > 0`),
    check('capture_turn', sql`${t.nextTryAt} is not null or ${t.status} in ('succeeded', 'failed')`),
  ],
)

/** Staff's settings of a payment method. A null, or a missing row, means the value of methods.ts. */
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
  /** Cents per country. */
  prices: jsonb().$type<MethodPrices>(),
  /** The lender of a pay-later method, which is hidden without one. */
  lender: jsonb().$type<Lender>(),
})

/** What the payment provider last offered in a country; without a row the shop's own table counts. */
export const paymentOffer = pgTable('payment_offer', {
  country: text({ enum: countryCodes }).primaryKey(),
  methods: jsonb().$type<OfferedMethod[]>().notNull(),
  askedAt: timestamp({ withTimezone: true }).notNull(),
})

/** The built-in test provider's own books. It stands in for another company, so it shares no row with ours. */
export const testProviderPayment = pgTable('test_provider_payment', {
  id: text().primaryKey(),
  idempotencyKey: text().notNull().unique(),
  amountCents: integer().notNull(),
  description: text().notNull(),
  method: text().notNull(),
  status: text({ enum: paymentStatuses }).notNull(),
  /** Whether the payment is only promised, and captured when the goods leave. */
  takesMoneyLater: boolean().notNull().default(false),
  capturedCents: integer().notNull().default(0),
  refundedCents: integer().notNull().default(0),
  redirectUrl: text().notNull(),
  webhookUrl: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

/** Captures and refunds of the test provider; the key makes repeated requests harmless. */
export const testProviderMove = pgTable('test_provider_move', {
  id: text().primaryKey(),
  idempotencyKey: text().notNull().unique(),
  paymentId: text()
    .notNull()
    .references(() => testProviderPayment.id),
  kind: text({ enum: ['capture', 'refund'] }).notNull(),
  amountCents: integer().notNull(),
})
