import type { LightSource } from '@sluimer/domain/energy/light-source'
import type { ProducerGuarantee } from '@sluimer/domain/guarantee/producer-guarantee'
import { vatClasses } from '@sluimer/domain/tax/vat-class'
import type { TextilePart } from '@sluimer/domain/textile/composition'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { category } from './category-tables.ts'
import { changedAt, id, moment } from './columns.ts'
import { brand, manufacturer } from './maker-tables.ts'

export interface Specification {
  title: string
  rows: { label: string; value: string }[]
}
export interface CustomFields {
  boxconfigId?: string
  summary?: string
  imageUrl?: string
}

export const product = pgTable(
  'product',
  {
    id: id(),
    slug: text().notNull().unique(),
    sku: text().notNull().unique(),
    title: text().notNull(),
    subTitle: text().notNull().default(''),
    brandId: bigint({ mode: 'number' })
      .notNull()
      .references(() => brand.id),
    mainCategoryId: bigint({ mode: 'number' })
      .notNull()
      .references(() => category.id),
    manufacturerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => manufacturer.id),
    summary: text().notNull().default(''),
    description: jsonb().$type<string[]>().notNull().default([]),
    highlights: jsonb().$type<string[]>().notNull().default([]),
    specifications: jsonb().$type<Specification[]>().notNull().default([]),
    /** The fibres of each textile part, in percentages (Regulation (EU) 1007/2011). */
    composition: jsonb().$type<TextilePart[]>().notNull().default([]),
    /** Whether it contains parts of animal origin that are not textile: down, leather, horn. */
    hasAnimalParts: boolean().notNull().default(false),
    care: jsonb().$type<string[]>().notNull().default([]),
    warnings: jsonb().$type<string[]>().notNull().default([]),
    energyLabel: text({ enum: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] }),
    /** The light source that the energy class belongs to; never null when there is a class. */
    lightSource: jsonb().$type<LightSource>(),
    /** A voluntary promise beside the legal guarantee; null when there is none. */
    producerGuarantee: jsonb().$type<ProducerGuarantee>(),
    customFields: jsonb().$type<CustomFields>().notNull().default({}),
    deliveryClass: text({ enum: ['letterbox', 'parcel', 'two_man'] }).notNull(),
    /** Working days until it can leave when it is not in stock; null means that it cannot be ordered then. */
    leadTimeDays: smallint(),
    /** The class in tax law; the rate follows from the country and the day (domain/tax/vat-rates). */
    vatClass: text({ enum: vatClasses }).notNull().default('standard'),
    madeToMeasure: boolean().notNull().default(false),
    /** Goods that came back or stood in the showroom are used, which price comparers must know. */
    condition: text({ enum: ['new', 'used'] })
      .notNull()
      .default('new'),
    /** A free piece of cloth to feel at home: it costs nothing, and stands in no listing, search or feed. */
    isSample: boolean().notNull().default(false),
    popularity: integer().notNull().default(0),
    /** The number of published reviews, which are kept elsewhere, and the sum of their stars. */
    ratingCount: integer().notNull().default(0),
    ratingTotal: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    createdAt: moment().notNull().defaultNow(),
    changedAt: changedAt(),
  },
  (t) => [
    index().on(t.brandId),
    index().on(t.mainCategoryId),
    check('product_slug', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('product_rating', sql`${t.ratingTotal} between ${t.ratingCount} and 5 * ${t.ratingCount}`),
  ],
)

/** Whether a product has a page and stands in listings: samples are only offered beside what they are a sample of. */
export const isListed = sql<boolean>`(${product.active} and not ${product.isSample})`

/** The slug of the set that a product is sold as; null for products that are not composed by shoppers. */
export const configuratorSlug = sql<string | null>`${product.customFields} ->> 'boxconfigId'`

export const productCategory = pgTable(
  'product_category',
  {
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    categoryId: bigint({ mode: 'number' })
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.productId, t.categoryId] }), index().on(t.categoryId)],
)

/** `key` names the master picture of the media feature. */
export const productImage = pgTable(
  'product_image',
  {
    id: id(),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    alt: text().notNull(),
    position: smallint().notNull(),
  },
  (t) => [unique().on(t.productId, t.position)],
)
