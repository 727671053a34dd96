import { promiseDelivery } from '@sluimer/domain/delivery/promise'
import { toIsoWeek } from '@sluimer/domain/time/calendar'

type Week = number | undefined

/**
 * The weeks that were found for a moment, by lead time. Each tap asks for two weeks with every option, mostly the same ones,
 * and counting the working days up to one is the dearest part of a tap.
 */
const knownWeeks = new WeakMap<Date, Map<number, Week>>()

/**
 * Returns the ISO week from which a bed that takes this many working days can be brought. The cart names the day: it knows
 * how full the rounds are.
 */
export function findDeliveryWeek(leadTimeDays: number, now: Date, workOut = workOutWeek): Week {
  const known = knownWeeks.get(now) ?? new Map<number, Week>()
  knownWeeks.set(now, known)
  if (!known.has(leadTimeDays)) known.set(leadTimeDays, workOut(leadTimeDays, now))
  return known.get(leadTimeDays)
}

function workOutWeek(leadTimeDays: number, now: Date): Week {
  const { earliest } = promiseDelivery({
    deliveryClass: 'two_man',
    availableStock: 0,
    leadTimeDays,
    now,
    country: 'NL',
  })
  return earliest === undefined ? undefined : toIsoWeek(earliest)
}
