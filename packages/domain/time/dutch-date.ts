import type { IsoDate } from './amsterdam.ts'
import { toIsoWeekday } from './calendar.ts'

const weekdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag']
export const months = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
]

/** Returns the day as shoppers read it: 'dinsdag 24 november'. */
export function formatDutchWeekdayDate(date: IsoDate): string {
  return `${weekdays[toIsoWeekday(date) - 1]} ${dayAndMonth(date)}`
}

/** Returns the day where there is little room: 'di 24 nov'. Screen readers get `formatDutchWeekdayDate`. */
export function formatDutchShortDate(date: IsoDate): string {
  const weekday = weekdays[toIsoWeekday(date) - 1]
  const month = months[Number(date.slice(5, 7)) - 1]
  return `${weekday?.slice(0, 2)} ${Number(date.slice(8))} ${month === 'maart' ? 'mrt' : month?.slice(0, 3)}`
}

/** Returns a day, or any other text, for the beginning of a line: 'Dinsdag 24 november'. */
export function withCapital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** Returns a promise such as 'Voor 23.59 uur besteld, morgen in huis' for the place after a colon. An abbreviation in front keeps its capitals. */
export function withSmallLetter(text: string): string {
  if (/^\p{Lu}{2}/u.test(text)) return text
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

/** Returns the date as documents and mails write it: '24 november 2026'. */
export function formatDutchDate(date: IsoDate): string {
  return `${dayAndMonth(date)} ${date.slice(0, 4)}`
}

function dayAndMonth(date: IsoDate): string {
  return `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1]}`
}
