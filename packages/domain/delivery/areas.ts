import { type CountryCode, defaultCountryCode } from '../address/country.ts'

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
