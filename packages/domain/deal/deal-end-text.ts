import { toAmsterdamDate, toAmsterdamTime } from '../time/amsterdam.ts'
import { formatDutchShortDate, formatDutchWeekdayDate } from '../time/dutch-date.ts'
import { formatDutchTime } from '../time/dutch-time.ts'

const minuteMs = 60_000
/** The hour from which a text says 'vanavond'. */
const eveningHour = '18'

/**
 * Says until when a deal lasts: 't/m vanavond 23.59 uur' for an end at midnight, 'tot vandaag 15.00 uur' for another.
 * Any day but today is shown as a date, never as 'morgen', which would be wrong on a page that was cached since
 * yesterday.
 */
export function formatDealEnd(endsAt: Date, now: Date): string {
  return formatEnd(endsAt, now, formatDutchWeekdayDate)
}

/** The same where there is little room: 't/m ma 30 nov 23.59 uur'. Screen readers get `formatDealEnd`. */
export function formatDealEndInShort(endsAt: Date, now: Date): string {
  return formatEnd(endsAt, now, formatDutchShortDate)
}

type FormatDate = typeof formatDutchWeekdayDate

function formatEnd(endsAt: Date, now: Date, formatDate: FormatDate): string {
  const isMidnight = toAmsterdamTime(endsAt).startsWith('00:00')
  const last = isMidnight ? new Date(endsAt.getTime() - minuteMs) : endsAt
  const time = formatDutchTime(toAmsterdamTime(last))
  return `${isMidnight ? 't/m' : 'tot'} ${formatDay(last, now, formatDate)} ${time} uur`
}

function formatDay(moment: Date, now: Date, formatDate: FormatDate): string {
  const date = toAmsterdamDate(moment)
  if (date !== toAmsterdamDate(now)) return formatDate(date)
  return toAmsterdamTime(moment) >= eveningHour ? 'vanavond' : 'vandaag'
}
