import type { CountryCode } from '@sluimer/domain/address/country'
import type { PickupPoint } from '@sluimer/domain/pickup/pickup-point'
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { pickupPoint, pickupSearch } from '../tables.ts'

export interface KeptAnswer {
  points: PickupPoint[]
  answeredAt: Date
}

/** Returns what the carrier last answered near a postcode; undefined when it was never asked. */
export async function findKeptPoints(
  db: Connection,
  country: CountryCode,
  postcode: string,
): Promise<KeptAnswer | undefined> {
  const [kept] = await db
    .select()
    .from(pickupSearch)
    .where(and(eq(pickupSearch.country, country), eq(pickupSearch.postcode, postcode)))
  if (kept === undefined) return undefined
  const rows = await db.select().from(pickupPoint).where(inArray(pickupPoint.id, kept.pointIds))
  const byId = new Map(rows.map((row) => [row.id, row.point]))
  return { points: kept.pointIds.flatMap((id) => byId.get(id) ?? []), answeredAt: kept.answeredAt }
}

/** Finds a point that the carrier has named since `since`. */
export async function findKeptPoint(
  db: Connection,
  id: string,
  since: Date,
): Promise<PickupPoint | undefined> {
  const [row] = await db
    .select()
    .from(pickupPoint)
    .where(and(eq(pickupPoint.id, id), gte(pickupPoint.toldAt, since)))
  return row?.point
}

/** Stores points in a fixed order, so that two visitors who ask at once never wait for each other. */
export async function keepPoints(db: Connection, points: readonly PickupPoint[], at: Date): Promise<void> {
  const rows = [...new Map(points.map((point) => [point.id, { id: point.id, point, toldAt: at }])).values()]
  if (rows.length === 0) return
  await db
    .insert(pickupPoint)
    .values(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    .onConflictDoUpdate({
      target: pickupPoint.id,
      set: { point: sql`excluded.point`, toldAt: sql`excluded.told_at` },
    })
}

export async function keepSearch(
  db: Connection,
  question: { country: CountryCode; postcode: string },
  pointIds: string[],
  answeredAt: Date,
): Promise<void> {
  await db
    .insert(pickupSearch)
    .values({ ...question, pointIds, answeredAt })
    .onConflictDoUpdate({
      target: [pickupSearch.country, pickupSearch.postcode],
      set: { pointIds, answeredAt },
    })
}

/** Forgets the answers from before `before`. */
export async function forgetPointsBefore(db: Connection, before: Date): Promise<void> {
  await db.delete(pickupSearch).where(lt(pickupSearch.answeredAt, before))
  await db.delete(pickupPoint).where(lt(pickupPoint.toldAt, before))
}
