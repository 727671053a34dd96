import { createHash } from 'node:crypto'

export const cartCookieName = 'cart'
/** How long a browser keeps its cart; every visit to the cart starts it anew. */
export const cartCookieSeconds = 60 * 24 * 3600
/** 256 bits: who does not have the cookie does not find the cart. */
const tokenBytes = 32

/** A new cart's secret, for the cookie only. */
export function newCartToken(randomBytes: (count: number) => Buffer): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** What the database knows a cart by: who reads the table still has nobody's cookie. */
export function hashCartToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
