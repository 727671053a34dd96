import type { DeliveryArea } from '@sluimer/domain/delivery/areas'
import type { FullPart, RoundPlace } from '@sluimer/domain/delivery/delivery-days'
import type { IsoDate } from '@sluimer/domain/time/amsterdam'
import { and, asc, between, eq, gte, lt, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../platform/db/database.ts'
import { deliveryDay } from './tables.ts'

export type DeliveryDayRow = typeof deliveryDay.$inferSelect

/** Lists the days of an area, from a date on, and the parts of days that have no place left. */
export function listFull(db: Connection, area: DeliveryArea, from: IsoDate): Promise<FullPart[]> {
  return db
    .select({ date: deliveryDay.date, part: deliveryDay.part })
    .from(deliveryDay)
    .where(
      and(
        eq(deliveryDay.area, area),
        gte(deliveryDay.date, from),
        gte(deliveryDay.taken, deliveryDay.places),
      ),
    )
}

/** Adds the row of a day or a part, with its places, if it is missing; locks it until the transaction ends. */
export async function lockCount(tx: Tx, count: RoundPlace, places: number): Promise<DeliveryDayRow> {
  const { area, date, part } = count
  await tx.insert(deliveryDay).values({ area, date, part, places }).onConflictDoNothing()
  const [row] = await tx.select().from(deliveryDay).where(isIt(count)).for('update')
  if (row === undefined) throw new Error(`delivery day ${area} ${date} ${part} is gone`)
  return row
}

/** Takes a place and returns the new count; undefined when there is none left. */
export async function addTaken(tx: Tx, count: RoundPlace): Promise<DeliveryDayRow | undefined> {
  const [row] = await tx
    .update(deliveryDay)
    .set({ taken: sql`${deliveryDay.taken} + 1` })
    .where(and(isIt(count), lt(deliveryDay.taken, deliveryDay.places)))
    .returning()
  return row
}

/** Gives a place back and returns the new count; undefined when none was taken. */
export async function subtractTaken(tx: Tx, count: RoundPlace): Promise<DeliveryDayRow | undefined> {
  const [row] = await tx
    .update(deliveryDay)
    .set({ taken: sql`${deliveryDay.taken} - 1` })
    .where(and(isIt(count), sql`${deliveryDay.taken} > 0`))
    .returning()
  return row
}

export async function setPlaces(tx: Tx, count: RoundPlace, places: number): Promise<void> {
  await tx.update(deliveryDay).set({ places }).where(isIt(count))
}

export function listDays(db: Connection, area: DeliveryArea, from: IsoDate, upTo: IsoDate) {
  return db
    .select()
    .from(deliveryDay)
    .where(and(eq(deliveryDay.area, area), between(deliveryDay.date, from, upTo)))
    .orderBy(asc(deliveryDay.date))
}

function isIt({ area, date, part }: RoundPlace) {
  return and(eq(deliveryDay.area, area), eq(deliveryDay.date, date), eq(deliveryDay.part, part))
}
