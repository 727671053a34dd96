import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether both are the same. It takes as long whatever is given, so that the delay of an answer reveals nothing. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

/** Texts of any length become equally long. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
