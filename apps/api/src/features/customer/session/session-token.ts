import { createHash } from 'node:crypto'

/** 256 bits, so that nobody finds a session without its cookie. */
const tokenBytes = 32

/** Creates a secret of a browser, for a cookie only. */
export function createBrowserToken(randomBytes: (count: number) => Buffer): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** Returns the value by which the database knows a secret. A reader of its tables has nobody's cookie. */
export function hashBrowserToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
