/**
 * Remembers an answer that is expensive to make and may be a little old: it is made once in `forMs`, however often it
 * is requested, and callers meanwhile wait for the same one. A failure is not kept.
 */
export function rememberBriefly<T>(
  make: () => Promise<T>,
  { clock, forMs }: { clock: () => Date; forMs: number },
): () => Promise<T> {
  let kept: { answer: Promise<T>; at: number } | undefined
  return () => {
    const now = clock().getTime()
    if (kept !== undefined && Math.abs(now - kept.at) < forMs) return kept.answer
    const made = { answer: make(), at: now }
    kept = made
    made.answer.catch(() => {
      if (kept === made) kept = undefined
    })
    return made.answer
  }
}
