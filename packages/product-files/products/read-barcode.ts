import type { Remark } from '../mapping/notes.ts'

/** What a spreadsheet shows of a number that is too long for its column: '8,71E+12'. */
const scientific = /^(\d)(?:[.,](\d+))?e\+(\d+)$/i

/**
 * The digits of a number that a spreadsheet wrote in another way, where it kept all of them: '8.712345678906E+12' and
 * '8712345678906.0' are '8712345678906'. Undefined where digits are lost.
 */
export function digitsKept(text: string): string | undefined {
  const [, first = '', rest = '', power = ''] = scientific.exec(text.trim()) ?? []
  if (first === '') return text.trim().replace(/[.,]0+$/, '')
  const missing = Number(power) - rest.length
  return missing > 0 ? undefined : first + rest.slice(0, Number(power))
}

/** Whether a number lost digits in a spreadsheet: nobody can tell which it was. */
export const hasLostDigits = (text: string) => digitsKept(text) === undefined

/**
 * The EAN in a barcode field: 8 or 13 digits of which the last fits the others, with the zeros that 12 and 14 digits stand for,
 * with or without hyphens. Undefined for anything else, such as what a spreadsheet made of it ('8,71235E+12').
 */
export function readEan(text: string): string | undefined {
  const digits = digitsKept(text.replace(/^'/, ''))?.replace(/[\s-]/g, '') ?? ''
  if (!/^(\d{8}|\d{12,13}|0\d{13})$/.test(digits)) return undefined
  const ean = digits.length === 8 ? digits : digits.padStart(13, '0').slice(-13)
  return checkDigitFits(ean) ? ean : undefined
}

/** Why a barcode was left out, with what it says. */
export function remarkOnBarcode(text: string): Remark {
  if (hasLostDigits(text))
    return {
      note: 'barcodes that lost digits in a spreadsheet: left out (make that column text, and export again)',
      example: text,
    }
  const digits = text.replace(/\D/g, '')
  const isPadded =
    digits.length >= 9 && digits.length <= 11 && readEan(digits.padStart(12, '0')) !== undefined
  return isPadded
    ? {
        note: 'barcodes that seem to lack zeros at the front: left out (make that column text, and export again)',
        example: text,
      }
    : { note: 'barcodes that are no EAN: left out', example: text }
}

/** From the right each second digit counts three times (GS1 General Specifications, 7.9). */
function checkDigitFits(ean: string): boolean {
  const sum = Array.from(ean).reduceRight(
    (total, digit, index) => total + Number(digit) * ((ean.length - index) % 2 === 0 ? 3 : 1),
    0,
  )
  return sum % 10 === 0
}
