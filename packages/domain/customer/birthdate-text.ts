/** Longer than any way of writing a date, even with spaces around every sign. */
export const maxBirthdateLength = 40

const separators = /[\s./\\\-\u2010-\u2015\u2212]+/

/**
 * Returns a birth date as dd-mm-yyyy, or as dd-mm-yy when the year was typed with two digits (VA-03). Accepts what
 * people and browsers write: hyphens, dots, slashes or spaces, no leading zeros, digits alone, or the year first as the
 * browser fills it in. The day comes before the month, as in the Netherlands and Belgium: 1-2-85 is 1 February. A text
 * that can be read in two ways (1121985), or in none, is returned as it was typed, without spaces around it. Does not
 * check whether the day exists.
 */
export function normaliseBirthdate(text: string): string {
  const typed = text
    .slice(0, maxBirthdateLength * 2)
    .normalize('NFKC')
    .trim()
  if (typed.length > maxBirthdateLength) return typed
  const parts = typed.split(separators)
  if (!parts.every((part) => /^\d+$/.test(part))) return typed
  // The mask cuts digits in twos before it is known which of them are the year.
  const isCutInTwos = parts.every((part, at) => part.length === 2 || at === 2) || parts.length === 1
  return (isCutInTwos ? fromDigits(parts.join('')) : undefined) ?? fromParts(parts) ?? typed
}

/**
 * Returns what a field shows while a date is typed into it digit by digit, at its end: a hyphen is put before the digit
 * that begins the month or the year, so that a keyboard of digits is enough (VA-03). A text never ends in a hyphen that
 * was added, so digits can be deleted without undoing anything. A text that does not grow into dd-mm-yyyy, such as one
 * that starts with the year, is left alone.
 */
export function maskBirthdate(typed: string): string {
  return (
    typed
      .replace(/^(\d{2})([01])$/, '$1-$2')
      // This is not a month, so the year was typed first.
      .replace(/^(\d{2})-(00|1[3-9])$/, '$1$2')
      .replace(/^(\d{1,2}-(?:0[1-9]|1[0-2]))(\d)$/, '$1-$2')
      .replace(/^(\d{1,2}-[2-9])(\d)$/, '$1-$2')
  )
}

function fromParts(parts: readonly string[]): string | undefined {
  if (parts.length !== 3) return undefined
  const [first = '', second = '', third = ''] = parts
  const [day, month, year] = first.length === 4 ? [third, second, first] : [first, second, third]
  if (day.length > 2 || month.length > 2 || (year.length !== 4 && year.length !== 2)) return undefined
  return `${day.padStart(2, '0')}-${month.padStart(2, '0')}-${year}`
}

/** Reads six or eight digits, which the mask may have cut in twos while the year was typed first. */
function fromDigits(digits: string): string | undefined {
  const parts = /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(digits)
  if (parts === null) return undefined
  const [, day = '', month = '', year = ''] = parts
  // Years from 1900 to 2099 begin with 19 or 20, which are no months, so at most one of the two readings fits.
  const isYearFirst = digits.length === 8 && /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])/.test(digits)
  const isDayFirst = Number(month) >= 1 && Number(month) <= 12 && /^(?:19|20)/.test(year)
  if (isYearFirst && !isDayFirst) return `${digits.slice(6)}-${digits.slice(4, 6)}-${digits.slice(0, 4)}`
  return `${day}-${month}-${year}`
}
