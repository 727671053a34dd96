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
 * Discounts as data: a row with a code is a discount code, a row without one counts automatically. The domain describes
 * what each kind does (promotion/discount-rules.ts).
 */
export const promotion = pgTable(
  'promotion',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Staff's own name for the promotion. Saving under the same key changes this row. */
    key: text().notNull().unique(),
    /** In capitals; only kind `code` has one. */
    code: text().unique(),
    /** The name that shoppers see: '2+2 gratis'. */
    title: text().notNull(),
    kind: text({ enum: ['free_pieces', 'quantity', 'order_amount', 'code'] }).notNull(),
    benefit: text({ enum: ['free_pieces', 'percentage', 'amount', 'free_delivery'] }).notNull(),
    percent: smallint(),
    amountCents: integer(),
    groupSize: smallint(),
    freePieces: smallint(),
    minimumQuantity: smallint().notNull().default(1),
    /** Minimum for the goods at the prices on the page, before any discount. */
    minimumCents: integer().notNull().default(0),
    excludesReduced: boolean().notNull().default(false),
    validFrom: timestamp({ withTimezone: true }),
    validUntil: timestamp({ withTimezone: true }),
    oncePerCustomer: boolean().notNull().default(false),
    /** How many orders may use it, and how many do. The second changes by guarded update only. */
    maxUses: integer(),
    useCount: integer().notNull().default(0),
    /** An article takes part in the first automatic promotion that applies to it. */
    position: integer().notNull().default(0),
    /** Where shoppers read more: '/2-plus-2-gratis/'. */
    link: text(),
    /** Whether the page of codes lists it. */
    isPublic: boolean().notNull().default(false),
    /** Whether it is announced to everybody: its discount then falls under the rule of the lowest price of 30 days. */
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

/** Categories in the scope of a promotion, including the categories below them. Without any scope it is for all goods. */
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

/** Credit that somebody was given for a paid order (CA-07) or for signing up. Anyone with the code can use it. */
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
    /** The person it was given to, where an address gets only one. */
    emailKey: text(),
    amountCents: integer().notNull(),
    minimumCents: integer().notNull(),
    /** The last day in Amsterdam. */
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
 * A code or voucher in an order: `held` while the order awaits its payment, then `used` or `released`. The indexes
 * ensure that of two orders at the same moment one wins and one loses.
 */
export const discountUse = pgTable(
  'discount_use',
  {
    id: uuid().primaryKey(),
    orderId: uuid().notNull(),
    cartId: uuid().notNull(),
    promotionId: bigint({ mode: 'number' }).references(() => promotion.id),
    voucherId: uuid().references(() => voucher.id),
    /** The customer of the order (domain/customer/email-key). */
    emailKey: text().notNull(),
    /** The same key, if a customer may use the code only once. */
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
