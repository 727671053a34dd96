import { type CountryCode, defaultCountryCode, isCountryCode } from '../address/country.ts'
import { parsePostcode } from '../address/postcode.ts'

/** The areas that differ in rounds, tariffs and times: the Dutch Wadden islands can only be reached by ferry. */
export const deliveryAreas = ['NL', 'NL-islands', 'BE'] as const

export type DeliveryArea = (typeof deliveryAreas)[number]

/** Texel, Terschelling, Vlieland, Ameland and Schiermonnikoog, by the digits of their postcodes, both ends included. */
const islandPostcodes: readonly (readonly [from: number, upTo: number])[] = [
  [1791, 1797],
  [8881, 8897],
  [8899, 8899],
  [9161, 9164],
  [9166, 9166],
]

/** Returns the area of a postcode, or the country's mainland when there is no postcode. */
export function toDeliveryArea(country: CountryCode, postcode: string | null): DeliveryArea {
  if (country !== 'NL' || postcode === null) return country
  const figures = Number(postcode.slice(0, 4))
  const isIsland = islandPostcodes.some(([from, upTo]) => figures >= from && figures <= upTo)
  return isIsland ? 'NL-islands' : 'NL'
}

export function toCountry(area: DeliveryArea): CountryCode {
  return area === 'BE' ? 'BE' : defaultCountryCode
}

/** Returns how many more working days goods travel than to the mainland. */
export function countExtraTravelDays(area: DeliveryArea): number {
  return area === 'NL-islands' ? 1 : 0
}

/** Where visitors want goods delivered, as they told it before they gave an address. */
export interface ToldPlace {
  country: CountryCode
  area: DeliveryArea
  /** The four digits of the postcode; undefined where only the area is known. */
  digits: string | undefined
}

/**
 * Reads the digits of a postcode that a visitor typed, with or without the letters of a Dutch one: the day of delivery follows from the
 * digits, so the letters, which nearly tell the house, are not kept. Undefined when no such postcode exists in the country.
 */
export function readPostcodeDigits(country: CountryCode, typed: string): string | undefined {
  const text = typed.trim()
  if (/^[1-9]\d{3}$/.test(text)) return text
  return parsePostcode(country, text)?.slice(0, 4)
}

/** Returns the country to which a typed postcode must belong, because only Dutch ones have letters. */
export function hasDutchLetters(typed: string): boolean {
  return parsePostcode('NL', typed) !== undefined
}

/** Writes a place in few characters: `NL1012`. */
export function toPlaceKey(country: CountryCode, digits: string): string {
  return country + digits
}

/** Reads what `toPlaceKey` wrote, or an area alone: `NL-islands`. */
export function parsePlaceKey(key: string): ToldPlace | undefined {
  const area = deliveryAreas.find((one) => one === key)
  if (area !== undefined) return { country: toCountry(area), area, digits: undefined }
  const country = key.slice(0, 2)
  const digits = key.slice(2)
  if (!isCountryCode(country) || !/^[1-9]\d{3}$/.test(digits)) return undefined
  return { country, area: toDeliveryArea(country, digits), digits }
}
