import { promiseDelivery } from '@sluimer/domain/delivery/promise'
import { toIsoWeek } from '@sluimer/domain/time/calendar'

/**
 * Returns the ISO week from which a bed that takes this many working days can be brought. The cart names the day: it knows
 * how full the rounds are.
 */
export function findDeliveryWeek(leadTimeDays: number, now: Date): number | undefined {
  const { earliest } = promiseDelivery({
    deliveryClass: 'two_man',
    availableStock: 0,
    leadTimeDays,
    now,
    country: 'NL',
  })
  return earliest === undefined ? undefined : toIsoWeek(earliest)
}
