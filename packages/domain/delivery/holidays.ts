import type { CountryCode } from '../address/country.ts'
import type { IsoDate } from '../time/amsterdam.ts'
import { addDays, toIsoWeekday } from '../time/calendar.ts'

/** Returns the days on which a country's carriers do not deliver and its warehouses are closed, apart from Sundays. */
export function listPublicHolidays(country: CountryCode, year: number): ReadonlySet<IsoDate> {
  const easter = calculateEasterSunday(year)
  const shared = [
    `${year}-01-01`,
    easter,
    ...[1, 39, 49, 50].map((days) => addDays(easter, days)),
    `${year}-12-25`,
  ]
  return new Set([...shared, ...(country === 'NL' ? dutchOnly(year) : belgianOnly(year))])
}

export function isPublicHoliday(country: CountryCode, date: IsoDate): boolean {
  const key = `${country} ${date.slice(0, 4)}`
  const holidays = known.get(key) ?? listPublicHolidays(country, Number(date.slice(0, 4)))
  known.set(key, holidays)
  return holidays.has(date)
}

/** Caches the holidays, which pages look up thousands of times; there are at most 400 pairs of country and year. */
const known = new Map<string, ReadonlySet<IsoDate>>()

function dutchOnly(year: number): IsoDate[] {
  // Koningsdag moves to Saturday when 27 April is a Sunday.
  const kingsDay = toIsoWeekday(`${year}-04-27`) === 7 ? `${year}-04-26` : `${year}-04-27`
  // Bevrijdingsdag is a day off once every five years; carriers deliver in the other years.
  const liberationDay = year % 5 === 0 ? [`${year}-05-05`] : []
  return [kingsDay, ...liberationDay, `${year}-12-26`]
}

/** Labour Day, the national day, Assumption, All Saints, Armistice. */
function belgianOnly(year: number): IsoDate[] {
  return ['05-01', '07-21', '08-15', '11-01', '11-11'].map((monthDay) => `${year}-${monthDay}`)
}

/** Returns Gregorian Easter by the age of the paschal moon (Gauss's rule with its two exceptions; 1900 to 2099). */
export function calculateEasterSunday(year: number): IsoDate {
  if (!Number.isInteger(year) || year < 1900 || year > 2099)
    throw new RangeError(`no Easter known for ${year}`)
  const moon = (19 * (year % 19) + 24) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
  const isException = sunday === 6 && (moon === 29 || (moon === 28 && year % 19 > 10))
  return addDays(`${year}-03-22`, moon + sunday - (isException ? 7 : 0))
}
