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

/** When the provider is asked: claim.queries.ts lets one job at a time take up a row. */
const turn = {
  /** How often it was taken up since it last got on. */
  tries: smallint().notNull().default(0),
  /** When it is taken up (again); null when there is nothing (more) to ask. */
  nextTryAt: timestamp({ withTimezone: true }),
}

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
    /** Set when nobody wants a promised amount any more: a job lets the provider go of it when its turn comes. */
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
    /** The provider's own id; null until it answered. */
    providerId: text(),
    /** `requested` until the provider answered; after that what it says. */
    status: text({ enum: ['requested', ...captureStatuses] }).notNull(),
    /** The one that failed, when staff asks for its amount once more. */
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
  /** Cents per country. */
  prices: jsonb().$type<MethodPrices>(),
  /** Of a pay-later method; it is hidden without one. */
  lender: jsonb().$type<Lender>(),
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
