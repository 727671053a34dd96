import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether both are the same. It takes equally long for any text, so that the delay of an answer reveals nothing. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

/** Makes texts of any length equally long. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
