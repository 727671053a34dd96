import type { IsoDate } from '../time/amsterdam.ts'
import { normaliseBirthdate } from './birthdate-text.ts'

const adultAge = 18
const firstYear = 1900

export type Birthdate =
  | { ok: true; date: IsoDate }
  | { ok: false; reason: 'format' | 'too_young' | 'too_old' }

/**
 * Reads the birth date, in any notation (birthdate-text.ts; VA-03), of somebody who must be 18 on the date `today` and
 * born in 1900 or later. A two-digit year means the latest such year that is not in the future, so it never makes anyone
 * older than 100. A person born on 29 February comes of age on 1 March. Callers decide whether the field may be empty.
 */
export function parseBirthdate(text: string, today: IsoDate): Birthdate {
  const match = /^(\d{2})-(\d{2})-(\d{4}|\d{2})$/.exec(normaliseBirthdate(text))
  if (match === null) return { ok: false, reason: 'format' }
  const [, day = '', month = '', year = ''] = match
  const years = year.length === 4 ? [year] : listCenturies(today).map((century) => `${century}${year}`)
  const dates = years.map((candidate) => `${candidate}-${month}-${day}`).filter(isRealDate)
  const date = dates.find((candidate) => candidate <= today) ?? dates[0]
  if (date === undefined) return { ok: false, reason: 'format' }
  if (Number(date.slice(0, 4)) < firstYear) return { ok: false, reason: 'too_old' }
  return isAdult(date, today) ? { ok: true, date } : { ok: false, reason: 'too_young' }
}

/** Returns a birth date as forms show it: '29-02-1980'. */
export function formatBirthdate(date: IsoDate): string {
  return date.split('-').toReversed().join('-')
}

/** Returns the first two digits of the current year and of the year a century earlier, in that order. */
function listCenturies(today: IsoDate): number[] {
  const century = Number(today.slice(0, 2))
  return [century, century - 1]
}

function isAdult(birthdate: IsoDate, today: IsoDate): boolean {
  const comesOfAge = `${Number(birthdate.slice(0, 4)) + adultAge}${birthdate.slice(4)}`
  return comesOfAge <= today
}

function isRealDate(date: IsoDate): boolean {
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
}
