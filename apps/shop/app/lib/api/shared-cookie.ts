import { parseBedSize, toSizeKey } from '@sluimer/domain/catalog/bed-size'
import { parsePlaceKey, type ToldPlace } from '@sluimer/domain/delivery/areas'

export const bedSizeCookie = 'bed-size'
export const postcodeCookie = 'postcode'

const bedPair = toPair(bedSizeCookie)
const postcodePair = toPair(postcodeCookie)

/**
 * Returns the two cookies of a visitor that pages for everyone may know, `bed-size=180x200; postcode=NL-islands`, or an empty string.
 * They have only values that the shop knows, so that no visitor can have pages made without end: of a postcode nothing but the area
 * is left, which the day of delivery depends on.
 */
export function toSharedCookie(cookieHeader: string): string {
  if (cookieHeader === '') return ''
  const [, bedName, bedKey = ''] = bedPair.exec(cookieHeader) ?? []
  const bed = parseBedSize(bedKey)
  const [, placeName, placeKey = ''] = postcodePair.exec(cookieHeader) ?? []
  const place = parsePlaceKey(placeKey)
  const pairs = [bed && `${bedName}=${toSizeKey(bed)}`, place && `${placeName}=${place.area}`]
  return pairs.filter((pair) => pair !== undefined).join('; ')
}

/** Returns where the visitor wants goods delivered; undefined when they never told it. */
export function readToldPlace(cookieHeader: string): ToldPlace | undefined {
  return parsePlaceKey(postcodePair.exec(cookieHeader)?.[2] ?? '')
}

function toPair(name: string): RegExp {
  return new RegExp(`(?:^|;\\s*)((?:__Host-)?${name})=([\\w-]+)\\s*(?:;|$)`)
}
