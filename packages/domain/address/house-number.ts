import { addressLimits } from './limits.ts'

/** Digits, spaces and hyphens with at least one digit, trimmed ('12', '12-14'); undefined otherwise (VA-08). */
export function parseHouseNumber(text: string): string | undefined {
  const normalized = text.trim().replace(/ +/g, ' ')
  const isValid = /^[\d -]+$/.test(normalized) && /\d/.test(normalized)
  return isValid && normalized.length <= addressLimits.houseNumber ? normalized : undefined
}

/** Whether the text is a house number as forms take it (VA-08). */
export function isHouseNumber(text: string): boolean {
  return parseHouseNumber(text) !== undefined
}

/** The number an address lookup asks for: the first of '12-14' is 12. */
export function firstHouseNumber(normalized: string): number | undefined {
  const digits = /\d+/.exec(normalized)?.[0]
  return digits === undefined ? undefined : Number(digits)
}

/**
 * Parts what shoppers type into one field: '12a', '12-bis', '3 hs' become number and extension, as carriers and
 * lookups want them. Undefined when it does not start with a number.
 */
export function splitHouseNumber(text: string): { houseNumber: string; extension: string } | undefined {
  const match = /^(\d+(?: ?- ?\d+)?)(?:[ -]*(\p{L}.*))?$/u.exec(text.trim())
  const houseNumber = parseHouseNumber(match?.[1] ?? '')
  if (houseNumber === undefined) return undefined
  const extension = match?.[2] ?? ''
  return extension.length <= addressLimits.extension ? { houseNumber, extension } : undefined
}
