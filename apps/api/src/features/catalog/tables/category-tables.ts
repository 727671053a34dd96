import { categoryFillings } from '@sluimer/domain/deal/deal-kind'
import { takeBackKinds } from '@sluimer/domain/returns/take-back'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { changedAt, id } from './columns.ts'

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
    /** Picture keys: of the wide header, and of the category's card. */
    bannerImage: text(),
    cardImage: text(),
    bannerTile: jsonb().$type<BannerTile>(),
    actionSteps: jsonb().$type<ActionStep[]>().notNull().default([]),
    tilesPerRow: smallint().notNull().default(3),
    /** Keys of the facets to show, in order; empty shows every facet that has two values or more. */
    facetKeys: text().array().notNull().default([]),
    countdown: text({ enum: ['daily', 'weekly'] }),
    /** The deals whose products fill this category by themselves, or every product with a discount. */
    filledBy: text({ enum: categoryFillings }).array().notNull().default([]),
    wizardCode: text(),
    /** Whether a buyer can have an old one taken away: mattresses, beds. */
    takesOldAway: boolean().notNull().default(false),
    /** What the law requires the shop to take back from buyers of this category. */
    takeBack: text({ enum: takeBackKinds }),
    /** Whether its products are textile, so that an import asks for the composition (Regulation (EU) 1007/2011). */
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
