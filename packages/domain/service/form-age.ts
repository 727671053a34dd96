/** A person needs longer than this to read a form, let alone to fill it in. */
export const minFormAgeMs = 3_000
/** Longer than a form is left open on a phone overnight. */
export const maxFormAgeMs = 24 * 60 * 60 * 1000

/** Judges a sender by the time between showing a form and receiving it. */
export function judgeFormAge(ageMs: number): 'fine' | 'too_fast' | 'too_old' {
  if (ageMs < minFormAgeMs) return 'too_fast'
  return ageMs > maxFormAgeMs ? 'too_old' : 'fine'
}
