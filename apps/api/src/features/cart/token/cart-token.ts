import { createSecretToken, hashSecretToken } from '../../../platform/secret-token.ts'

export const cartCookieName = 'cart'
/** How long a browser keeps its cart; every visit to the cart starts this time anew. */
export const cartCookieSeconds = 60 * 24 * 3600

/** Begins the names under which a browser keeps each new cart as well, in case it opens two at the same moment. */
export const newCartPrefix = 'cart-'
/** Leaves time to go on in either tab, which is when the two become one. */
export const newCartSeconds = 24 * 3600

/** Creates the secret of a new cart, for the cookie only. */
export function createCartToken(randomBytes: (count: number) => Buffer): string {
  return createSecretToken(randomBytes)
}

/** Returns the value that identifies a cart in the database. A reader of the table still has nobody's cookie. */
export function hashCartToken(token: string): string {
  return hashSecretToken(token)
}
