import { type DeliveryArea, toCountry } from '@sluimer/domain/delivery/areas'
import type { FullPart } from '@sluimer/domain/delivery/delivery-days'
import type { SentGoods } from '@sluimer/domain/delivery/goods'
import {
  type DeliveryPromise,
  type DeliveryPromiseInput,
  findEarliestVisit,
  promiseDelivery,
} from '@sluimer/domain/delivery/promise'
import type { IsoDate } from '@sluimer/domain/time/amsterdam'

/** Goods of one kind that are sent together. */
export interface Shipped extends SentGoods {
  leadTimeDays: number | null
  /** Pieces in stock that are available to this order. */
  pieces: number
  /** Whether it is a free sample. */
  isSample?: boolean
  /** Whether it is sold for good. */
  isGone?: boolean
}

/** A destination, with the full days of the round there; without `full`, no day is full. */
export interface Destination {
  area: DeliveryArea
  full?: readonly FullPart[]
}

/** Returns when one line arrives. */
export function promiseLine(line: Shipped, { area, full = [] }: Destination, now: Date): DeliveryPromise {
  return promiseDelivery({ ...toGoods(line, area, now), full })
}

/**
 * Returns the first day on which two people can bring all large goods of an order; undefined when there are none, or
 * when one cannot be delivered.
 */
export function findFirstVisit(
  lines: readonly Shipped[],
  area: DeliveryArea,
  now: Date,
): IsoDate | undefined {
  const large = lines.filter((line) => line.deliveryClass === 'two_man')
  const days = large.map((line) => findEarliestVisit(toGoods(line, area, now)))
  return days.includes(undefined) ? undefined : days.toSorted().at(-1)
}

/** A line that the warehouse cannot send whole is ordered whole, so all of it takes the lead time. */
function toGoods(line: Shipped, area: DeliveryArea, now: Date): DeliveryPromiseInput {
  const availableStock = line.pieces >= line.quantity ? line.pieces : 0
  const { deliveryClass, leadTimeDays, isGone = false } = line
  return { deliveryClass, leadTimeDays, isGone, availableStock, now, country: toCountry(area), area }
}
