import type { CountryCode } from '../address/country.ts'

const callingCodes: Readonly<Record<CountryCode, string>> = { NL: '31', BE: '32' }

/**
 * Returns the number as forms store it (VA-05): spaces and hyphens are removed, a leading + becomes 00, and a number
 * that starts with neither gets a 0. Beyond VA-05 we remove dots, slashes and brackets ('0475/12.34.56' is how Belgians
 * write), and the '(0)' of '+31 (0)6'.
 */
export function normalisePhone(text: string): string {
  const compact = text.replace(/^(\s*(?:\+|00)[\d\s-]*)\(0\)/, '$1').replace(/[\s\-‐-―./()]/g, '')
  if (compact === '' || compact.startsWith('0')) return compact
  return compact.startsWith('+') ? `00${compact.slice(1)}` : `0${compact}`
}

/** Whether a normalized number is numeric, with 10 to 14 digits (VA-05). */
export function isPhoneNumber(normalized: string): boolean {
  return /^\d{10,14}$/.test(normalized)
}

/** Returns the normalized number in the international form that payment providers require: '+31612345678'. */
export function toInternationalPhone(normalized: string, country: CountryCode): string {
  if (!normalized.startsWith('00')) return `+${callingCodes[country]}${normalized.replace(/^0/, '')}`
  return `+${normalized.slice(2)}`.replace(/^\+(31|32)0/, '+$1')
}
