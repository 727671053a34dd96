import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { changedAt, id } from './columns.ts'
import { product } from './product-tables.ts'

export const productOption = pgTable(
  'product_option',
  {
    id: id(),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    title: text().notNull(),
    position: smallint().notNull(),
  },
  (t) => [unique().on(t.productId, t.key)],
)

export const productOptionValue = pgTable(
  'product_option_value',
  {
    id: id(),
    optionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => productOption.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    title: text().notNull(),
    color: text(),
    position: smallint().notNull(),
  },
  (t) => [unique().on(t.optionId, t.key)],
)

/**
 * What a buyer orders. Stock: `on_hand` pieces are in the warehouse, and `reserved` of them wait for a payment. Only
 * guarded updates change both (CO-08); the constraints are the last line of defence.
 */
export const variant = pgTable(
  'variant',
  {
    id: id(),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    sku: text().notNull().unique(),
    ean: text(),
    title: text().notNull().default(''),
    priceCents: integer().notNull(),
    stockOnHand: integer().notNull().default(0),
    stockReserved: integer().notNull().default(0),
    imageKey: text(),
    weightGrams: integer(),
    position: smallint().notNull(),
    active: boolean().notNull().default(true),
    changedAt: changedAt(),
  },
  (t) => [
    index().on(t.productId),
    // Only samples cost nothing; the check of their input says so (product-input-checks.ts).
    check('variant_price', sql`${t.priceCents} >= 0`),
    check('variant_stock', sql`${t.stockReserved} >= 0 and ${t.stockOnHand} >= ${t.stockReserved}`),
  ],
)

export const variantOptionValue = pgTable(
  'variant_option_value',
  {
    variantId: bigint({ mode: 'number' })
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    optionValueId: bigint({ mode: 'number' })
      .notNull()
      .references(() => productOptionValue.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.variantId, t.optionValueId] })],
)
