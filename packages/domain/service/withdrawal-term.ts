import type { CountryCode } from '../address/country.ts'
import { calculateEasterSunday, isPublicHoliday } from '../delivery/holidays.ts'
import type { IsoDate } from '../time/amsterdam.ts'
import { addDays, findFirstDate, toIsoWeekday } from '../time/calendar.ts'

/** The withdrawal period in days, counted from the day after receipt (BW 6:230o, WER VI.47). */
const withdrawalDays = 14

/**
 * Returns the last day on which the shopper can withdraw. The day of receipt itself does not count, and a term that
 * would end on a weekend or holiday ends on the next working day (Regulation 1182/71 art. 3(4), Algemene termijnenwet).
 */
export function calculateLastDayToWithdraw(receivedOn: IsoDate, country: CountryCode): IsoDate {
  return findFirstDate(addDays(receivedOn, withdrawalDays), (date) => isTermDay(country, date))
}

/**
 * Returns the last day for an order that comes in parts: the last part starts the term. Undefined while a part is still
 * to come: the shopper can withdraw then, and no term runs yet.
 */
export function calculateLastDayForOrder(
  receivedOn: readonly (IsoDate | undefined)[],
  country: CountryCode,
): IsoDate | undefined {
  const known = receivedOn.filter((date) => date !== undefined)
  const last = known.toSorted().at(-1)
  return known.length < receivedOn.length || last === undefined
    ? undefined
    : calculateLastDayToWithdraw(last, country)
}

/** The days within which the shop must pay back, counted from the day on which it hears of the withdrawal (BW 6:230r, WER VI.50). */
const refundDays = 14

/** Returns the last day on which the shop pays back in time. It may wait longer for the goods themselves, or for proof that they were sent. */
export function calculateLastDayToRefund(statedOn: IsoDate): IsoDate {
  return addDays(statedOn, refundDays)
}

/**
 * Whether a term may end on this day. Stricter than the carriers' calendar, since carriers work on some legal holidays.
 */
function isTermDay(country: CountryCode, date: IsoDate): boolean {
  if (toIsoWeekday(date) > 5 || isPublicHoliday(country, date)) return false
  return country !== 'NL' || !isDutchTermHoliday(date)
}

/** Whether Dutch terms treat the day as a holiday: Good Friday and every 5 May, although parcels come on those days. */
function isDutchTermHoliday(date: IsoDate): boolean {
  return date.endsWith('-05-05') || date === addDays(calculateEasterSunday(Number(date.slice(0, 4))), -2)
}
