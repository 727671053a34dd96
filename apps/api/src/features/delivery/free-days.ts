import type { DeliveryArea } from '@sluimer/domain/delivery/areas'
import { deliveryDays, type OfferedDay, type RoundDay } from '@sluimer/domain/delivery/delivery-days'
import type { IsoDate } from '@sluimer/domain/time/amsterdam'
import type { Connection } from '../../platform/db/database.ts'
import { listFullDays } from './delivery-day.queries.ts'

/**
 * The days from `earliest` on that an order can still have. `held` is the day of the visitor's own unpaid order: full for
 * others, not for this one.
 */
export async function freeDays(
  db: Connection,
  area: DeliveryArea,
  earliest: IsoDate,
  held: RoundDay | null = null,
): Promise<OfferedDay[]> {
  const days = deliveryDays(area, earliest)
  const last = days.at(-1)
  if (last === undefined) return []
  const full = await listFullDays(db, area, earliest, last.date)
  const isHeld = (date: IsoDate) => held?.area === area && held.date === date
  return days.filter(({ date }) => !full.has(date) || isHeld(date))
}
