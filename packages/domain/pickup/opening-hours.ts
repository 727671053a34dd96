import { formatDutchTime } from '../time/dutch-time.ts'
import type { OpeningHours } from './pickup-point.ts'

const weekdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag']

const allDay = '0.00 tot 24.00 uur'

/** Returns opening hours, with days of the same hours together: 'maandag t/m vrijdag 9.00 tot 18.00 uur'. */
export function formatOpeningHours(hours: readonly OpeningHours[]): string[] {
  const byDay = weekdays.map((_, index) => hoursOn(hours, index + 1))
  if (byDay.every((text) => text === allDay)) return ['dag en nacht open']
  const lines: string[] = []
  for (let first = 0; first < byDay.length; ) {
    const text = byDay[first] ?? ''
    let last = first
    while (last + 1 < byDay.length && byDay[last + 1] === text) last += 1
    if (text !== '') lines.push(`${daysText(first, last)} ${text}`)
    first = last + 1
  }
  return lines
}

/** Joins the hours of a day, since a shop that closes for lunch has two periods. */
function hoursOn(hours: readonly OpeningHours[], weekday: number): string {
  return hours
    .filter((one) => one.weekday === weekday)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ from, until }) => `${formatDutchTime(from)} tot ${formatDutchTime(until)} uur`)
    .join(' en ')
}

function daysText(first: number, last: number): string {
  if (first === last) return weekdays[first] ?? ''
  return `${weekdays[first]} ${last === first + 1 ? 'en' : 't/m'} ${weekdays[last]}`
}
