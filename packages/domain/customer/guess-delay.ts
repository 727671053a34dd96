/** How many wrong guesses, or how many codes asked for, are free; a person seldom needs more. */
export interface Patience {
  readonly free: number
  readonly firstWaitSeconds: number
  readonly longestWaitSeconds: number
}

/** Wrong passwords for one account from browsers that never logged in to it. */
export const passwordPatience: Patience = { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 15 * 60 }
/** Mails with a code or a link to one mailbox. An hour's wait leaves a guesser of codes 120 guesses a day. */
export const mailPatience: Patience = { free: 3, firstWaitSeconds: 60, longestWaitSeconds: 60 * 60 }
/** After this time without any, counting starts anew. */
export const guessMemorySeconds = 24 * 60 * 60

export interface Guesses {
  readonly count: number
  readonly lastAt: Date
}

/**
 * Returns how many seconds to wait before the next guess, 0 for none. The wait doubles with each guess beyond the free
 * ones (OWASP ASVS 6.3.1).
 */
export function calculateGuessWaitSeconds(
  patience: Patience,
  guesses: Guesses | undefined,
  now: Date,
): number {
  if (guesses === undefined || isForgotten(guesses, now)) return 0
  const beyond = guesses.count - patience.free
  if (beyond < 0) return 0
  const wait = Math.min(patience.firstWaitSeconds * 2 ** beyond, patience.longestWaitSeconds)
  return Math.max(0, Math.ceil(wait - (now.getTime() - guesses.lastAt.getTime()) / 1000))
}

/** Whether guesses are so long ago that they no longer count. */
function isForgotten({ lastAt }: Guesses, now: Date): boolean {
  return now.getTime() - lastAt.getTime() >= guessMemorySeconds * 1000
}
