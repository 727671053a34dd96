import type { DeliveryArea } from '@sluimer/domain/delivery/areas'
import type { DaypartCode } from '@sluimer/domain/delivery/dayparts'
import { deliveryDays, type OfferedDay, type RoundPlace } from '@sluimer/domain/delivery/delivery-days'
import type { IsoDate } from '@sluimer/domain/time/amsterdam'
import type { Connection } from '../../platform/db/database.ts'
import { listFull } from './delivery-day.queries.ts'

/**
 * The days from `earliest` on that an order can still have, with the parts that are not full. `held` is the place of the
 * visitor's own unpaid order: taken for others, not for this one.
 */
export async function freeDays(
  db: Connection,
  area: DeliveryArea,
  earliest: IsoDate,
  held: RoundPlace | null = null,
): Promise<OfferedDay[]> {
  const days = deliveryDays(area, earliest)
  const last = days.at(-1)
  if (last === undefined) return []
  const full = Map.groupBy(await listFull(db, area, earliest, last.date), (row) => row.date)
  const isFull = (date: IsoDate, part: DaypartCode) =>
    full.get(date)?.some((row) => row.part === part) === true && !isHeld(held, { area, date, part })
  return days
    .filter(({ date }) => !isFull(date, 'day'))
    .map(({ date, parts }) => ({ date, parts: parts.filter(({ code }) => !isFull(date, code)) }))
    .filter(({ parts }) => parts.length > 0)
}

/** A place in a part of a day is one on that day as well. */
function isHeld(held: RoundPlace | null, { area, date, part }: RoundPlace): boolean {
  return held?.area === area && held.date === date && (part === 'day' || held.part === part)
}
