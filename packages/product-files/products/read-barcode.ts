import type { Remark } from '../mapping/notes.ts'

/** A spreadsheet's form of a number that is too long for its column: '8,71E+12'. */
const scientific = /^(\d)(?:[.,](\d+))?e\+(\d+)$/i

/**
 * Returns the digits of a number that a spreadsheet rewrote but kept whole: '8.712345678906E+12' and '8712345678906.0'
 * become '8712345678906'. Undefined when digits were lost.
 */
export function readDigits(text: string): string | undefined {
  const [, first = '', rest = '', power = ''] = scientific.exec(text.trim()) ?? []
  if (first === '') return text.trim().replace(/[.,]0+$/, '')
  const missing = Number(power) - rest.length
  return missing > 0 ? undefined : first + rest.slice(0, Number(power))
}

/** Whether a number lost digits in a spreadsheet and cannot be restored. */
export const hasLostDigits = (text: string) => readDigits(text) === undefined

/**
 * Reads the EAN in a barcode field: 8 or 13 digits with a correct check digit, also written with 12 or 14 digits (fewer
 * or more leading zeros), or with hyphens. Undefined for anything else, such as a spreadsheet's form ('8,71235E+12').
 */
export function readEan(text: string): string | undefined {
  const digits = readDigits(text.replace(/^'/, ''))?.replace(/[\s-]/g, '') ?? ''
  if (!/^(\d{8}|\d{12,13}|0\d{13})$/.test(digits)) return undefined
  const ean = digits.length === 8 ? digits : digits.padStart(13, '0').slice(-13)
  return checkDigitFits(ean) ? ean : undefined
}

/** Says why a barcode was left out, and quotes it. */
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

/**
 * Whether the check digit is right: every second digit from the right counts three times (GS1 General Specifications,
 * 7.9).
 */
function checkDigitFits(ean: string): boolean {
  const sum = Array.from(ean).reduceRight(
    (total, digit, index) => total + Number(digit) * ((ean.length - index) % 2 === 0 ? 3 : 1),
    0,
  )
  return sum % 10 === 0
}
