import type { CountryCode } from '../address/country.ts'
import { easterSunday, isPublicHoliday } from '../delivery/holidays.ts'
import type { IsoDate } from '../time/amsterdam.ts'
import { addDays, firstDateFrom, isoWeekday } from '../time/calendar.ts'

/** Days to think it over, counted from the day after receipt (BW 6:230o, WER VI.47). */
const withdrawalDays = 14

/**
 * The last day on which a purchase can be withdrawn from. The day of receipt itself does not count, and a term that would
 * end on a weekend or holiday ends on the working day after it (Regulation 1182/71 art. 3(4), Algemene termijnenwet).
 */
export function lastDayToWithdraw(receivedOn: IsoDate, country: CountryCode): IsoDate {
  return firstDateFrom(addDays(receivedOn, withdrawalDays), (date) => isTermDay(country, date))
}

/**
 * The same for an order that comes in parts: the last part starts the term. Undefined while a part is still to come,
 * when the shopper can withdraw and no term runs yet.
 */
export function lastDayForOrder(
  receivedOn: readonly (IsoDate | undefined)[],
  country: CountryCode,
): IsoDate | undefined {
  const known = receivedOn.filter((date) => date !== undefined)
  const last = known.toSorted().at(-1)
  return known.length < receivedOn.length || last === undefined ? undefined : lastDayToWithdraw(last, country)
}

/** Whether a term may end on this day: stricter than the carriers' calendar, which works on some holidays of the law. */
function isTermDay(country: CountryCode, date: IsoDate): boolean {
  if (isoWeekday(date) > 5 || isPublicHoliday(country, date)) return false
  return country !== 'NL' || !isDutchTermHoliday(date)
}

/** Good Friday and every 5 May count for terms in the Netherlands, though parcels come on those days. */
function isDutchTermHoliday(date: IsoDate): boolean {
  return date.endsWith('-05-05') || date === addDays(easterSunday(Number(date.slice(0, 4))), -2)
}
