import { type CountryCode, countryCodes } from '../address/country.ts'

/**
 * Reads a number of the trade register: eight digits (KvK) in the Netherlands, the ten-digit ondernemingsnummer in
 * Belgium. Returns bare digits, or undefined when the number cannot exist (VA-06).
 */
export function parseCocNumber(country: CountryCode, text: string): string | undefined {
  const compact = text.replace(/[\s.-]/g, '')
  if (country === 'NL') return /^\d{8}$/.test(compact) && Number(compact) > 0 ? compact : undefined
  const number = compact.replace(/^BE/i, '')
  return isBelgianEnterpriseNumber(number) ? number : undefined
}

/** Whether the text is a trade register number of either country: companies order across the border (VA-06). */
export function isCocNumber(text: string): boolean {
  return countryCodes.some((country) => parseCocNumber(country, text) !== undefined)
}

/** Whether this is ten digits, the first 0 or 1, whose last two are 97 minus the first eight modulo 97. */
export function isBelgianEnterpriseNumber(digits: string): boolean {
  if (!/^[01]\d{9}$/.test(digits)) return false
  const base = Number(digits.slice(0, 8))
  return base > 0 && 97 - (base % 97) === Number(digits.slice(8))
}
