import { categoryFillings } from '@sluimer/domain/deal/deal-kind'
import { takeBackKinds } from '@sluimer/domain/delivery/take-back'
import type { LightSource } from '@sluimer/domain/energy/light-source'
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
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const moment = () => timestamp({ withTimezone: true })
/** When what its page tells last changed; triggers keep it (migration catalog_changed_at), for sitemaps. */
const changedAt = () => moment().notNull().defaultNow()

export const brand = pgTable('brand', {
  id: id(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  description: text().notNull().default(''),
})

/** A manufacturer as product safety law wants it named on the offer (GPSR art. 19). */
export const manufacturer = pgTable('manufacturer', {
  id: id(),
  name: text().notNull().unique(),
  address: text().notNull(),
  email: text().notNull(),
})

export interface ActionStep {
  title: string
  text: string
}
export interface BannerTile {
  title: string
  subTitle: string
  buttonText: string
  link: string
  image: string
}

/** Categories are data: a row has its page at once (RT-12). `path` holds the whole path without outer slashes. */
export const category = pgTable(
  'category',
  {
    id: id(),
    parentId: bigint({ mode: 'number' }),
    path: text().notNull().unique(),
    title: text().notNull(),
    description: text().notNull().default(''),
    position: integer().notNull().default(0),
    inNavigation: boolean().notNull().default(false),
    /** Picture keys of the wide header and of the category's card. */
    bannerImage: text(),
    cardImage: text(),
    bannerTile: jsonb().$type<BannerTile>(),
    actionSteps: jsonb().$type<ActionStep[]>().notNull().default([]),
    tilesPerRow: smallint().notNull().default(3),
    /** Keys of the facets to show, in order; empty shows every facet that has two values or more. */
    facetKeys: text().array().notNull().default([]),
    countdown: text({ enum: ['daily', 'weekly'] }),
    /** What fills the category by itself: running deals of these kinds, or every product with a discount. */
    filledBy: text({ enum: categoryFillings }).array().notNull().default([]),
    wizardCode: text(),
    /** Who buys from it can have an old one taken along: mattresses, beds. */
    takesOldAway: boolean().notNull().default(false),
    /** What the law wants taken back of those who buy from it. */
    takeBack: text({ enum: takeBackKinds }),
    /** What it sells is of textile: an import asks for the composition (Regulation (EU) 1007/2011). */
    needsComposition: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    changedAt: changedAt(),
  },
  (t) => [
    index().on(t.parentId),
    check('category_tiles_per_row', sql`${t.tilesPerRow} in (3, 4)`),
    check('category_path', sql`${t.path} ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*$'`),
  ],
)

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
    /** What its parts of textile are made of, in shares (Regulation (EU) 1007/2011). */
    composition: jsonb().$type<TextilePart[]>().notNull().default([]),
    /** Down, leather, horn: what of an animal is in it and is no textile. */
    hasAnimalParts: boolean().notNull().default(false),
    care: jsonb().$type<string[]>().notNull().default([]),
    warnings: jsonb().$type<string[]>().notNull().default([]),
    energyLabel: text({ enum: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] }),
    /** What its class comes from; not null where there is a class. */
    lightSource: jsonb().$type<LightSource>(),
    customFields: jsonb().$type<CustomFields>().notNull().default({}),
    deliveryClass: text({ enum: ['letterbox', 'parcel', 'two_man'] }).notNull(),
    /** Working days until it can leave when it is not in stock; null means it cannot be ordered then. */
    leadTimeDays: smallint(),
    /** What tax law sees in it; the rate follows from the country and the day (domain/tax/vat-rates). */
    vatClass: text({ enum: vatClasses }).notNull().default('standard'),
    madeToMeasure: boolean().notNull().default(false),
    /** Goods that came back or stood in the showroom are used; price comparers must be told. */
    condition: text({ enum: ['new', 'used'] })
      .notNull()
      .default('new'),
    popularity: integer().notNull().default(0),
    /** Of the published reviews, which are kept elsewhere: how many there are, and all their stars together. */
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
 * What is sold. Stock: `on_hand` pieces are in the warehouse, `reserved` of them wait for a payment. Both change by
 * guarded updates only (CO-08); the constraints are the last line of defence.
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
    check('variant_price', sql`${t.priceCents} > 0`),
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
