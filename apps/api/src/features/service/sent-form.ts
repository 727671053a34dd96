import { createHash } from 'node:crypto'

export const dayMs = 24 * 60 * 60 * 1000
/** One visitor's address may send this many forms in this time; a family or office hardly needs more. */
export const formRateLimit = { max: 10, windowMs: 10 * 60_000 }

/** Returns the same text for the same content of one showing of a form: a double click or a page reload. */
export function calculateFingerprint(form: object): string {
  return createHash('sha256').update(JSON.stringify(form)).digest('base64url')
}
