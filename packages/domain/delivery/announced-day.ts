import type { OrderStatus } from '../order/status.ts'
import type { IsoDate } from '../time/amsterdam.ts'
import { toAmsterdamDate } from '../time/amsterdam.ts'
import { addDays } from '../time/calendar.ts'
import { type DeliveryArea, toCountry } from './areas.ts'
import { isDeliveryDay } from './calendar.ts'

/** Statuses in which goods are still to come: paid for, not called off, not yet there. */
const coming: readonly OrderStatus[] = ['paid', 'processing', 'shipped']

/** Returns the day that is announced to buyers today: tomorrow, in the time of the Netherlands and Belgium. */
export function findAnnouncedDay(now: Date): IsoDate {
  return addDays(toAmsterdamDate(now), 1)
}

/**
 * Whether a buyer is told today that the goods come tomorrow: only when they chose that day, something is still to come, and the
 * carrier drives in their country that day. A holiday that was set after the order would make the mail untrue.
 */
export function isAnnounced(
  order: {
    status: OrderStatus
    slot: { date: IsoDate; area: DeliveryArea } | null
    /** Pieces that were not called off or sent back. */
    piecesToCome: number
  },
  now: Date,
): boolean {
  const { slot } = order
  if (slot === null || slot.date !== findAnnouncedDay(now)) return false
  return (
    coming.includes(order.status) && order.piecesToCome > 0 && isDeliveryDay(toCountry(slot.area), slot.date)
  )
}
