import type { DeliveryArea } from '@sluimer/domain/delivery/areas'
import type { FullPart } from '@sluimer/domain/delivery/delivery-days'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import type { Connection } from '../../platform/db/database.ts'
import { listFull } from './delivery-day.queries.ts'

/** Finds the days, and the parts of days, from today on, on which an area's round of two-man deliveries is full. */
export async function findFullParts(db: Connection, area: DeliveryArea, now: Date): Promise<FullPart[]> {
  return listFull(db, area, toAmsterdamDate(now))
}
