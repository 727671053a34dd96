import { onTestFinished } from 'vitest'

/** Stands in for the process's lifetime: whatever a test adds to it ends with the test. */
export function lifeOfTest() {
  const life = {
    isEnding: false,
    add: (/** @type {{ stop: () => Promise<void> }} */ { stop }) => onTestFinished(stop),
    remove: () => undefined,
  }
  return /** @type {import('../lib/lifetime.mjs').Lifetime} */ (/** @type {unknown} */ (life))
}
