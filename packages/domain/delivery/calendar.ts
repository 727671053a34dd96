import type { CountryCode } from '../address/country.ts'
import type { IsoDate } from '../time/amsterdam.ts'
import { addDays, findFirstDate, toIsoWeekday } from '../time/calendar.ts'
import { isPublicHoliday } from './holidays.ts'

/** Whether the warehouse packs and offices answer: Monday to Friday, except on public holidays. */
export function isWorkingDay(country: CountryCode, date: IsoDate): boolean {
  return toIsoWeekday(date) <= 5 && !isPublicHoliday(country, date)
}

/** Whether carriers deliver: Monday to Saturday, except on public holidays. */
export function isDeliveryDay(country: CountryCode, date: IsoDate): boolean {
  return toIsoWeekday(date) <= 6 && !isPublicHoliday(country, date)
}

/** Starts at the first working day on or after `date` and returns the day that is `days` working days later. */
export function addWorkingDays(country: CountryCode, date: IsoDate, days: number): IsoDate {
  if (!Number.isInteger(days) || days < 0) throw new RangeError(`not a number of working days: ${days}`)
  const isOpen = (candidate: IsoDate) => isWorkingDay(country, candidate)
  let reached = findFirstDate(date, isOpen)
  for (let left = days; left > 0; left -= 1) reached = findFirstDate(addDays(reached, 1), isOpen)
  return reached
}

/** Returns the first day after `date` on which carriers deliver in the country. */
export function findNextDeliveryDay(country: CountryCode, date: IsoDate): IsoDate {
  return findFirstDate(addDays(date, 1), (candidate) => isDeliveryDay(country, candidate))
}
