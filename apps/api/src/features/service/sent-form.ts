import { createHash } from 'node:crypto'

export const dayMs = 24 * 60 * 60 * 1000
/**
 * The number of forms that one visitor's address may send in this time; a family or office behind one address hardly
 * needs more.
 */
export const formRateLimit = { max: 10, windowMs: 10 * 60_000 }

/**
 * Returns the same for the same content of one showing of a form: after a double click, or when a page is loaded again.
 */
export function fingerprintOf(form: object): string {
  return createHash('sha256').update(JSON.stringify(form)).digest('base64url')
}
