import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { category } from '../catalog/tables/category-tables.ts'
import { product } from '../catalog/tables/product-tables.ts'

/**
 * What makes goods cheaper, as data: with a code it is a discount code, without one it counts by itself. What each kind
 * does is told in the domain (promotion/discount-rules.ts).
 */
export const promotion = pgTable(
  'promotion',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Staff's own name for it: saving it again changes this row. */
    key: text().notNull().unique(),
    /** In capitals; only kind `code` has one. */
    code: text().unique(),
    /** As shoppers read it: '2+2 gratis'. */
    title: text().notNull(),
    kind: text({ enum: ['free_pieces', 'quantity', 'order_amount', 'code'] }).notNull(),
    benefit: text({ enum: ['free_pieces', 'percentage', 'amount', 'free_delivery'] }).notNull(),
    percent: smallint(),
    amountCents: integer(),
    groupSize: smallint(),
    freePieces: smallint(),
    minimumQuantity: smallint().notNull().default(1),
    /** Of the goods at the prices on the page, before any discount. */
    minimumCents: integer().notNull().default(0),
    excludesReduced: boolean().notNull().default(false),
    validFrom: timestamp({ withTimezone: true }),
    validUntil: timestamp({ withTimezone: true }),
    oncePerCustomer: boolean().notNull().default(false),
    /** Orders that may use it, and that do; the second changes by guarded update only. */
    maxUses: integer(),
    useCount: integer().notNull().default(0),
    /** An article takes part in the first of the automatic ones that it falls under. */
    position: integer().notNull().default(0),
    /** Where shoppers read more: '/2-plus-2-gratis/'. */
    link: text(),
    /** Whether the page of codes names it. */
    isPublic: boolean().notNull().default(false),
    /** Told to everybody: what a code takes off then falls under the rule of the lowest price of 30 days. */
    isAnnounced: boolean().notNull().default(true),
    active: boolean().notNull().default(true),
  },
  (t) => [
    check('promotion_code', sql`(${t.kind} = 'code') = (${t.code} is not null)`),
    check('promotion_announced', sql`${t.isAnnounced} or not ${t.isPublic}`),
    check('promotion_free_pieces', sql`(${t.kind} = 'free_pieces') = (${t.benefit} = 'free_pieces')`),
    check(
      'promotion_group',
      sql`${t.kind} <> 'free_pieces' or (${t.freePieces} >= 1 and ${t.groupSize} > ${t.freePieces} and ${t.groupSize} is not null and ${t.freePieces} is not null)`,
    ),
    check(
      'promotion_percent',
      sql`(${t.benefit} = 'percentage') = (${t.percent} is not null) and ${t.percent} between 1 and 100`,
    ),
    check(
      'promotion_amount',
      sql`(${t.benefit} = 'amount') = (${t.amountCents} is not null) and ${t.amountCents} > 0`,
    ),
    check('promotion_minimum', sql`${t.minimumCents} >= 0 and ${t.minimumQuantity} >= 1`),
    check(
      'promotion_uses',
      sql`${t.useCount} >= 0 and (${t.maxUses} is null or ${t.useCount} <= ${t.maxUses})`,
    ),
  ],
)

/** Categories whose goods, and those of categories below them, a promotion is for. Without any scope it is for all. */
export const promotionCategory = pgTable(
  'promotion_category',
  {
    promotionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => promotion.id, { onDelete: 'cascade' }),
    categoryId: bigint({ mode: 'number' })
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.promotionId, t.categoryId] })],
)

export const promotionProduct = pgTable(
  'promotion_product',
  {
    promotionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => promotion.id, { onDelete: 'cascade' }),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.promotionId, t.productId] })],
)

/** Credit that somebody was given: for an order that was paid (CA-07), or for signing up. Who has the code has the credit. */
export const voucher = pgTable(
  'voucher',
  {
    id: uuid().primaryKey(),
    code: text().notNull().unique(),
    reason: text({ enum: ['order', 'newsletter', 'service'] })
      .notNull()
      .default('order'),
    /** The paid order that earned it; one per order. */
    orderId: uuid().unique(),
    /** Whom it was given to, where an address gets one only. */
    emailKey: text(),
    amountCents: integer().notNull(),
    minimumCents: integer().notNull(),
    /** Last day in Amsterdam. */
    validUntil: date().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('voucher_newsletter_once').on(t.emailKey).where(sql`${t.reason} = 'newsletter'`),
    check('voucher_reason', sql`(${t.reason} = 'order') = (${t.orderId} is not null)`),
    check('voucher_newsletter', sql`${t.reason} <> 'newsletter' or ${t.emailKey} is not null`),
    check('voucher_amount', sql`${t.amountCents} > 0 and ${t.minimumCents} >= 0`),
  ],
)

/**
 * A code or voucher in an order: `held` while the order awaits its payment, then `used`, or `released`. The indexes are what
 * makes two orders at the same moment one winner and one loser.
 */
export const discountUse = pgTable(
  'discount_use',
  {
    id: uuid().primaryKey(),
    orderId: uuid().notNull(),
    cartId: uuid().notNull(),
    promotionId: bigint({ mode: 'number' }).references(() => promotion.id),
    voucherId: uuid().references(() => voucher.id),
    /** Whose order it is (domain/customer/email-key). */
    emailKey: text().notNull(),
    /** The same, where a customer may use the code once. */
    onceKey: text(),
    amountCents: integer().notNull(),
    state: text({ enum: ['held', 'used', 'released'] }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.orderId),
    uniqueIndex('discount_use_voucher').on(t.voucherId).where(sql`${t.state} <> 'released'`),
    uniqueIndex('discount_use_once').on(t.promotionId, t.onceKey).where(sql`${t.state} <> 'released'`),
    check('discount_use_what', sql`num_nonnulls(${t.promotionId}, ${t.voucherId}) = 1`),
    check('discount_use_amount', sql`${t.amountCents} >= 0`),
  ],
)
