import { amsterdamDate, amsterdamTime } from '../time/amsterdam.ts'
import { dutchWeekdayDate } from '../time/dutch-date.ts'

const minuteMs = 60_000
/** From this hour on a day is an evening. */
const eveningHour = '18'

/**
 * Until when a deal holds, in words: 't/m vanavond 23:59 uur' for an end at midnight, 'tot vandaag 15:00 uur' for another.
 * Another day than today has its date and not 'morgen': a page that was kept since yesterday would be wrong with it.
 */
export function dealEndText(endsAt: Date, now: Date): string {
  const isMidnight = amsterdamTime(endsAt).startsWith('00:00')
  const last = isMidnight ? new Date(endsAt.getTime() - minuteMs) : endsAt
  const time = amsterdamTime(last).slice(0, 5)
  return `${isMidnight ? 't/m' : 'tot'} ${dayOf(last, now)} ${time} uur`
}

function dayOf(moment: Date, now: Date): string {
  const date = amsterdamDate(moment)
  if (date !== amsterdamDate(now)) return dutchWeekdayDate(date)
  return amsterdamTime(moment) >= eveningHour ? 'vanavond' : 'vandaag'
}
