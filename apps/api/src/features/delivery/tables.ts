import { countryCodes } from '@sluimer/domain/address/country'
import { deliveryAreas } from '@sluimer/domain/delivery/areas'
import { daypartCodes } from '@sluimer/domain/delivery/dayparts'
import type { PickupPoint } from '@sluimer/domain/pickup/pickup-point'
import { sql } from 'drizzle-orm'
import { check, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * A day of an area's round of two-man deliveries (`part` is 'day'), or a part of it. A row exists once a place was
 * taken or staff set the number; without one, the round's own number of places holds (domain/delivery/rounds).
 */
export const deliveryDay = pgTable(
  'delivery_day',
  {
    area: text({ enum: deliveryAreas }).notNull(),
    date: date().notNull(),
    part: text({ enum: daypartCodes }).notNull().default('day'),
    places: integer().notNull(),
    taken: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.area, t.date, t.part] }),
    check('delivery_day_taken', sql`${t.taken} between 0 and ${t.places}`),
  ],
)

/** Pick-up points as their carrier described them, so that a chosen one can be found again. */
export const pickupPoint = pgTable('pickup_point', {
  id: text().primaryKey(),
  point: jsonb().$type<PickupPoint>().notNull(),
  toldAt: timestamp({ withTimezone: true }).notNull(),
})

/** The points that the carrier named near a postcode, the nearest first, kept for a while. */
export const pickupSearch = pgTable(
  'pickup_search',
  {
    country: text({ enum: countryCodes }).notNull(),
    postcode: text().notNull(),
    pointIds: text().array().notNull(),
    answeredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.country, t.postcode] })],
)
