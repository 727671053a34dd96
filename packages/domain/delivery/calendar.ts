import type { CountryCode } from '../address/country.ts'
import type { IsoDate } from '../time/amsterdam.ts'
import { addDays, firstDateFrom, isoWeekday } from '../time/calendar.ts'
import { isPublicHoliday } from './holidays.ts'

/** Monday to Friday but public holidays: the warehouse packs and offices answer. */
export function isWorkingDay(country: CountryCode, date: IsoDate): boolean {
  return isoWeekday(date) <= 5 && !isPublicHoliday(country, date)
}

/** Monday to Saturday but public holidays: carriers bring goods. */
export function isDeliveryDay(country: CountryCode, date: IsoDate): boolean {
  return isoWeekday(date) <= 6 && !isPublicHoliday(country, date)
}

/** The day itself when it is a working day, else the first one after it; then `days` working days on. */
export function addWorkingDays(country: CountryCode, date: IsoDate, days: number): IsoDate {
  if (!Number.isInteger(days) || days < 0) throw new RangeError(`not a number of working days: ${days}`)
  const isOpen = (candidate: IsoDate) => isWorkingDay(country, candidate)
  let reached = firstDateFrom(date, isOpen)
  for (let left = days; left > 0; left -= 1) reached = firstDateFrom(addDays(reached, 1), isOpen)
  return reached
}

/** The first day after `date` on which carriers deliver in the country. */
export function nextDeliveryDay(country: CountryCode, date: IsoDate): IsoDate {
  return firstDateFrom(addDays(date, 1), (candidate) => isDeliveryDay(country, candidate))
}
