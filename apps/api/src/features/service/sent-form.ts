import { createHash } from 'node:crypto'

export const dayMs = 24 * 60 * 60 * 1000
/** One visitor's address may send this many forms in a while; a family or office behind one address hardly needs more. */
export const formRateLimit = { max: 10, windowMs: 10 * 60_000 }

/** The same for the same content of the same showing of a form: a double click, or a page loaded again. */
export function fingerprintOf(form: object): string {
  return createHash('sha256').update(JSON.stringify(form)).digest('base64url')
}
