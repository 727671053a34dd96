import { addressLimits } from './limits.ts'

/** Returns digits, spaces and hyphens with at least one digit, trimmed ('12', '12-14'); undefined otherwise (VA-08). */
export function parseHouseNumber(text: string): string | undefined {
  const normalized = text.trim().replace(/ +/g, ' ')
  const isValid = /^[\d -]+$/.test(normalized) && /\d/.test(normalized)
  return isValid && normalized.length <= addressLimits.houseNumber ? normalized : undefined
}

/** Whether forms accept the text as a house number (VA-08). */
export function isHouseNumber(text: string): boolean {
  return parseHouseNumber(text) !== undefined
}

/** Returns the number that an address lookup needs: 12 for '12-14'. */
export function parseFirstHouseNumber(normalized: string): number | undefined {
  const digits = /\d+/.exec(normalized)?.[0]
  return digits === undefined ? undefined : Number(digits)
}

/**
 * Splits what shoppers type into one field: '12a', '12-bis' and '3 hs' become number and extension, as carriers and
 * lookups expect them. Returns undefined when the text does not start with a number.
 */
export function splitHouseNumber(text: string): { houseNumber: string; extension: string } | undefined {
  const match = /^(\d+(?: ?- ?\d+)?)(?:[ -]*(\p{L}.*))?$/u.exec(text.trim())
  const houseNumber = parseHouseNumber(match?.[1] ?? '')
  if (houseNumber === undefined) return undefined
  const extension = match?.[2] ?? ''
  return extension.length <= addressLimits.extension ? { houseNumber, extension } : undefined
}
