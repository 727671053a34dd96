import { type DeliveryArea, toCountry } from '@sluimer/domain/delivery/areas'
import { promiseDelivery } from '@sluimer/domain/delivery/promise'
import { toIsoWeek } from '@sluimer/domain/time/calendar'

type Week = number | undefined

/** When a bed is ordered, and where it goes. */
export interface Delivery {
  readonly now: Date
  readonly area: DeliveryArea
}

/**
 * The weeks that were found for a moment, by area and lead time. Each tap asks for two weeks with every option, mostly the same ones,
 * and counting the working days up to one is the dearest part of a tap.
 */
const knownWeeks = new WeakMap<Date, Map<string, Week>>()

/**
 * Returns the ISO week from which a bed that takes this many working days can be brought. The cart names the day: it knows
 * how full the rounds are.
 */
export function findDeliveryWeek(leadTimeDays: number, delivery: Delivery, workOut = workOutWeek): Week {
  const known = knownWeeks.get(delivery.now) ?? new Map<string, Week>()
  knownWeeks.set(delivery.now, known)
  const key = `${delivery.area} ${leadTimeDays}`
  if (!known.has(key)) known.set(key, workOut(leadTimeDays, delivery))
  return known.get(key)
}

function workOutWeek(leadTimeDays: number, { now, area }: Delivery): Week {
  const { earliest } = promiseDelivery({
    deliveryClass: 'two_man',
    availableStock: 0,
    leadTimeDays,
    now,
    country: toCountry(area),
    area,
  })
  return earliest === undefined ? undefined : toIsoWeek(earliest)
}
