import { type BedSize, parseBedSize, toSizeKey } from '@sluimer/domain/catalog/bed-size'
import type { RouterContextProvider } from 'react-router'
import { forgetOwnCookie, readOwnCookie, setOwnCookie } from '../../lib/api/own-cookie.server.ts'
import { bedSizeCookie } from '../../lib/api/shared-cookie.ts'

type Context = Readonly<RouterContextProvider>

/** A bed is kept for years; a shopper who comes back within one finds it. */
const rememberedSeconds = 365 * 24 * 60 * 60

/** Returns the size of the visitor's bed; undefined when they never gave it. */
export function readBedSize(context: Context): BedSize | undefined {
  return parseBedSize(readOwnCookie(context, bedSizeCookie) ?? '')
}

/** Returns the part of a call for products that asks for them in the visitor's size. */
export function toBedSizeQuery(context: Context): { bed_size?: string } {
  const bed = readBedSize(context)
  return bed === undefined ? {} : { bed_size: toSizeKey(bed) }
}

/** Remembers the size of the visitor's bed in their browser. */
export function rememberBedSize(context: Context, bed: BedSize): void {
  setOwnCookie(context, bedSizeCookie, toSizeKey(bed), { maxAgeSeconds: rememberedSeconds })
}

/** Forgets the size of the visitor's bed. */
export function forgetBedSize(context: Context): void {
  forgetOwnCookie(context, bedSizeCookie)
}
