import { onTestFinished } from 'vitest'

/** A lifetime of the test in place of the process: what is added to it ends with the test. */
export function lifeOfTest() {
  const life = {
    isEnding: false,
    add: (/** @type {{ stop: () => Promise<void> }} */ { stop }) => onTestFinished(stop),
    remove: () => undefined,
  }
  return /** @type {import('../lib/lifetime.mjs').Lifetime} */ (/** @type {unknown} */ (life))
}
