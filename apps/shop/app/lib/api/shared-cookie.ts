import { parseBedSize, toSizeKey } from '@sluimer/domain/catalog/bed-size'

export const bedSizeCookie = 'bed-size'

const pair = new RegExp(`(?:^|;\\s*)((?:__Host-)?${bedSizeCookie})=(\\w+)\\s*(?:;|$)`)

/**
 * Returns the one cookie of a visitor that pages for everyone may know, `bed-size=180x200`, or an empty string. It has only values
 * that the shop knows, so that no visitor can have pages made without end.
 */
export function toSharedCookie(cookieHeader: string): string {
  const [, name, value = ''] = pair.exec(cookieHeader) ?? []
  const bed = parseBedSize(value)
  return bed === undefined ? '' : `${name}=${toSizeKey(bed)}`
}
