import type { DeliveryArea } from '@sluimer/domain/delivery/areas'
import type { RoundDay } from '@sluimer/domain/delivery/delivery-days'
import type { IsoDate } from '@sluimer/domain/time/amsterdam'
import { and, asc, between, eq, gte, lt, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../platform/db/database.ts'
import { deliveryDay } from './tables.ts'

export type DeliveryDayRow = typeof deliveryDay.$inferSelect

/** The days of an area that have no place left. */
export async function listFullDays(
  db: Connection,
  area: DeliveryArea,
  from: IsoDate,
  upTo: IsoDate,
): Promise<Set<IsoDate>> {
  const rows = await db
    .select({ date: deliveryDay.date })
    .from(deliveryDay)
    .where(
      and(
        eq(deliveryDay.area, area),
        between(deliveryDay.date, from, upTo),
        gte(deliveryDay.taken, deliveryDay.places),
      ),
    )
  return new Set(rows.map((row) => row.date))
}

/** Writes down a day with its places, unless it stands there already; then locks it until the transaction ends. */
export async function lockDay(tx: Tx, { area, date }: RoundDay, places: number): Promise<DeliveryDayRow> {
  await tx.insert(deliveryDay).values({ area, date, places }).onConflictDoNothing()
  const [row] = await tx.select().from(deliveryDay).where(isDay({ area, date })).for('update')
  if (row === undefined) throw new Error(`delivery day ${area} ${date} is gone`)
  return row
}

/** Takes a place; false when there is none left. */
export async function addTaken(tx: Tx, day: RoundDay): Promise<boolean> {
  const rows = await tx
    .update(deliveryDay)
    .set({ taken: sql`${deliveryDay.taken} + 1` })
    .where(and(isDay(day), lt(deliveryDay.taken, deliveryDay.places)))
    .returning({ date: deliveryDay.date })
  return rows.length === 1
}

/** Gives a place back; false when none was taken. */
export async function subtractTaken(tx: Tx, day: RoundDay): Promise<boolean> {
  const rows = await tx
    .update(deliveryDay)
    .set({ taken: sql`${deliveryDay.taken} - 1` })
    .where(and(isDay(day), sql`${deliveryDay.taken} > 0`))
    .returning({ date: deliveryDay.date })
  return rows.length === 1
}

export async function setPlaces(tx: Tx, day: RoundDay, places: number): Promise<void> {
  await tx.update(deliveryDay).set({ places }).where(isDay(day))
}

export function listDays(db: Connection, area: DeliveryArea, from: IsoDate, upTo: IsoDate) {
  return db
    .select()
    .from(deliveryDay)
    .where(and(eq(deliveryDay.area, area), between(deliveryDay.date, from, upTo)))
    .orderBy(asc(deliveryDay.date))
}

function isDay({ area, date }: RoundDay) {
  return and(eq(deliveryDay.area, area), eq(deliveryDay.date, date))
}
