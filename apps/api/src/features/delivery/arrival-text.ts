import type { DeliveryPromise } from '@sluimer/domain/delivery/promise'
import { toIsoWeek } from '@sluimer/domain/time/calendar'
import { formatDutchWeekdayDate, withCapital } from '@sluimer/domain/time/dutch-date'

/** Says when goods arrive at home, in words that stay true after today: 'Donderdag 19 november in huis'. */
export function formatArrival({ kind, earliest, text }: DeliveryPromise): string {
  return kind === 'tomorrow' || kind === 'date' ? `${formatDay(earliest)} in huis` : text
}

/** Says when a parcel waits at a pick-up point: 'Donderdag 19 november af te halen'. */
export function formatCollectPromise({ kind, earliest, text }: DeliveryPromise): string {
  if (kind === 'unavailable') return text
  return kind === 'week' ? `Af te halen in week ${toIsoWeek(earliest)}` : `${formatDay(earliest)} af te halen`
}

function formatDay(date: string): string {
  return withCapital(formatDutchWeekdayDate(date))
}
