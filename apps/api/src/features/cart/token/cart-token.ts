import { createHash } from 'node:crypto'

export const cartCookieName = 'cart'
/** How long a browser keeps its cart; every visit to the cart starts this time anew. */
export const cartCookieSeconds = 60 * 24 * 3600
/** 256 bits, so that nobody finds a cart without its cookie. */
const tokenBytes = 32

/** Creates the secret of a new cart, for the cookie only. */
export function createCartToken(randomBytes: (count: number) => Buffer): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** Returns the value that identifies a cart in the database. A reader of the table still has nobody's cookie. */
export function hashCartToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
