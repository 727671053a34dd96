import type { DeliveryArea } from '@sluimer/domain/delivery/areas'
import type { FullPart } from '@sluimer/domain/delivery/delivery-days'
import { amsterdamDate } from '@sluimer/domain/time/amsterdam'
import type { Connection } from '../../platform/db/database.ts'
import { listFull } from './delivery-day.queries.ts'

/** What is full of an area's round of two-man deliveries, from today on: days, and parts of days. */
export function findFullParts(db: Connection, area: DeliveryArea, now: Date): Promise<FullPart[]> {
  return listFull(db, area, amsterdamDate(now))
}
