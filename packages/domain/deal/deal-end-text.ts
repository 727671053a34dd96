import { amsterdamDate, amsterdamTime } from '../time/amsterdam.ts'
import { dutchWeekdayDate } from '../time/dutch-date.ts'

const minuteMs = 60_000
/** The hour from which a text says 'vanavond'. */
const eveningHour = '18'

/**
 * Says until when a deal lasts: 't/m vanavond 23:59 uur' for an end at midnight, 'tot vandaag 15:00 uur' for another.
 * Any day but today is shown as a date, never as 'morgen', which would be wrong on a page that was cached since
 * yesterday.
 */
export function dealEndText(endsAt: Date, now: Date): string {
  const isMidnight = amsterdamTime(endsAt).startsWith('00:00')
  const last = isMidnight ? new Date(endsAt.getTime() - minuteMs) : endsAt
  const time = amsterdamTime(last).slice(0, 5)
  return `${isMidnight ? 't/m' : 'tot'} ${formatDay(last, now)} ${time} uur`
}

function formatDay(moment: Date, now: Date): string {
  const date = amsterdamDate(moment)
  if (date !== amsterdamDate(now)) return dutchWeekdayDate(date)
  return amsterdamTime(moment) >= eveningHour ? 'vanavond' : 'vandaag'
}
