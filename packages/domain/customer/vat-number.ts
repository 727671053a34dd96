import { type CountryCode, countryCodes } from '../address/country.ts'
import { isBelgianEnterpriseNumber } from './coc-number.ts'

export interface VatNumberCheck {
  /** Taken from the number's own prefix, or else the fallback (VA-06). */
  country: CountryCode
  /** Without prefix, spaces, dots and hyphens: '123456789B01', '0123456789'. */
  number: string
  wellFormed: boolean
  checksumValid: boolean
}

/** Reads a VAT number and checks what can be known without a register. Only VIES can tell whether it is registered. */
export function checkVatNumber(text: string, fallbackCountry: CountryCode): VatNumberCheck {
  const compact = text.toUpperCase().replace(/[\s.-]/g, '')
  const prefix = countryCodes.find((code) => compact.startsWith(code))
  const rest = prefix === undefined ? compact : compact.slice(prefix.length)
  return prefix === 'BE' || (prefix === undefined && fallbackCountry === 'BE')
    ? checkBelgian(rest)
    : checkDutch(rest)
}

function checkDutch(number: string): VatNumberCheck {
  const wellFormed = /^\d{9}B\d{2}$/.test(number)
  const checksumValid = wellFormed && (passesElevenTest(number.slice(0, 9)) || passesModulo97(`NL${number}`))
  return { country: 'NL', number, wellFormed, checksumValid }
}

function checkBelgian(rest: string): VatNumberCheck {
  // Older documents omit the leading zero.
  const number = /^\d{9}$/.test(rest) ? `0${rest}` : rest
  return {
    country: 'BE',
    number,
    wellFormed: /^[01]\d{9}$/.test(number),
    checksumValid: isBelgianEnterpriseNumber(number),
  }
}

/** Whether a company's number passes: 9·d1 + 8·d2 + … + 2·d8 − d9 is a multiple of eleven. */
function passesElevenTest(digits: string): boolean {
  const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1]
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return Number(digits) > 0 && sum % 11 === 0
}

/** Whether a sole trader's number passes (since 2020): with A = 10 … Z = 35, all of it with NL is 1 modulo 97. */
function passesModulo97(full: string): boolean {
  const digits = [...full].map((character) => Number.parseInt(character, 36)).join('')
  return BigInt(digits) % 97n === 1n
}
