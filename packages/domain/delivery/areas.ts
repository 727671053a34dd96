import { type CountryCode, defaultCountryCode } from '../address/country.ts'

/** Where goods go as far as rounds, tariffs and moments differ: the Dutch Wadden islands are reached by ferry only. */
export const deliveryAreas = ['NL', 'NL-islands', 'BE'] as const

export type DeliveryArea = (typeof deliveryAreas)[number]

/** Texel, Terschelling, Vlieland, Ameland and Schiermonnikoog: the figures of their postcodes, from and up to. */
const islandPostcodes: readonly (readonly [from: number, upTo: number])[] = [
  [1791, 1797],
  [8881, 8897],
  [8899, 8899],
  [9161, 9164],
  [9166, 9166],
]

/** The area of a country's postcode; without one, the country's mainland. */
export function deliveryAreaOf(country: CountryCode, postcode: string | null): DeliveryArea {
  if (country !== 'NL' || postcode === null) return country
  const figures = Number(postcode.slice(0, 4))
  const isIsland = islandPostcodes.some(([from, upTo]) => figures >= from && figures <= upTo)
  return isIsland ? 'NL-islands' : 'NL'
}

export function countryOfArea(area: DeliveryArea): CountryCode {
  return area === 'BE' ? 'BE' : defaultCountryCode
}

/** Working days that goods travel longer than to the mainland. */
export function extraTravelDays(area: DeliveryArea): number {
  return area === 'NL-islands' ? 1 : 0
}
