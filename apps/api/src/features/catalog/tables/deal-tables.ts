import { dealKinds } from '@sluimer/domain/deal/deal-kind'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { variant } from './variant-tables.ts'

/**
 * A price for a period, sometimes for a number of pieces. A variant has one deal at a time (constraint
 * deal_no_overlap, in the migration). A deal that has begun is history: it can be ended, never rewritten.
 */
export const deal = pgTable(
  'deal',
  {
    id: id(),
    variantId: bigint({ mode: 'number' })
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    kind: text({ enum: dealKinds }).notNull(),
    priceCents: integer().notNull(),
    startsAt: moment().notNull(),
    /** The first moment at which the price no longer holds. */
    endsAt: moment().notNull(),
    /** When staff ended it early; equal to its start when it never ran. */
    endedAt: moment(),
    /** The number of pieces for sale at this price; null sets no limit. */
    pieceCap: integer(),
    /** Pieces that unpaid orders hold or paid ones bought; only guarded updates change it. */
    piecesTaken: integer().notNull().default(0),
    /** When the last piece was taken; null again when an order gives pieces back. */
    usedUpAt: moment(),
    /** The deal begins anew this many days after its start: more than the 30 days that a former price looks back. */
    repeatAfterDays: smallint(),
    /** When the next run was planned. */
    repeatedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index().on(t.variantId, t.startsAt),
    index().on(t.startsAt),
    index().on(t.endsAt),
    check('deal_price', sql`${t.priceCents} > 0`),
    check('deal_time', sql`${t.endsAt} > ${t.startsAt}`),
    check('deal_ended', sql`${t.endedAt} is null or ${t.endedAt} between ${t.startsAt} and ${t.endsAt}`),
    check(
      'deal_pieces',
      sql`${t.piecesTaken} >= 0 and ${t.piecesTaken} <= coalesce(${t.pieceCap}, ${t.piecesTaken})`,
    ),
    check('deal_cap', sql`${t.pieceCap} > 0`),
    check('deal_repeat', sql`${t.repeatAfterDays} > 30`),
  ],
)
