import type { IsoDate } from './amsterdam.ts'

const dayMs = 86_400_000

/** Returns the date this many days later, or earlier when negative. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(utcMs(date) + days * dayMs).toISOString().slice(0, 10)
}

/** Returns 1 for Monday to 7 for Sunday. */
export function toIsoWeekday(date: IsoDate): number {
  return new Date(utcMs(date)).getUTCDay() || 7
}

/** Returns the number of the week, 1 to 53: weeks start on Monday, and week 1 is the one with 4 January. */
export function toIsoWeek(date: IsoDate): number {
  const thursday = addDays(date, 4 - toIsoWeekday(date))
  const yearStart = utcMs(`${thursday.slice(0, 4)}-01-01`)
  return Math.floor((utcMs(thursday) - yearStart) / dayMs / 7) + 1
}

/** Returns the first wanted date on or after `date`; gives up after a year. */
export function findFirstDate(date: IsoDate, isWanted: (date: IsoDate) => boolean): IsoDate {
  for (let days = 0; days <= 366; days += 1) {
    const candidate = addDays(date, days)
    if (isWanted(candidate)) return candidate
  }
  throw new RangeError(`no such date within a year of ${date}`)
}

/** Whether a text is a date that exists: '2026-02-28', not '2026-02-30'. */
export function isIsoDate(text: string): text is IsoDate {
  const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

/** Returns midnight UTC of a date, for counting only. Throws RangeError for a date that does not exist. */
function utcMs(date: IsoDate): number {
  if (!isIsoDate(date)) throw new RangeError(`not a date: ${date}`)
  return Date.parse(`${date}T00:00:00Z`)
}
