import type { ChangeFeed } from './change-feed.ts'

/** An answer as it is sent to everybody. */
export interface KeptAnswer {
  readonly payload: string
  readonly etag: string
  readonly dependsOn: string
}

/** The most characters that are kept of one second: some hundreds of listings. */
const mostCharacters = 16_000_000

/**
 * Keeps answers that are the same for everybody for the rest of the second in which they were made, and no longer than until the
 * next change that the feed tells. So nothing has to be known of what in an answer follows from the clock, and a change
 * that nobody told is seen a second later.
 */
export interface KeptAnswers {
  /** Returns the answer under an address, and otherwise what keeps it once it is made. */
  open(address: string): KeptAnswer | { keep(answer: KeptAnswer): void }
}

export function createKeptAnswers(
  changes: Pick<ChangeFeed, 'subscribe' | 'follow'>,
  clock: () => Date,
): KeptAnswers {
  let answers = new Map<string, KeptAnswer>()
  let characters = 0
  let second = 0

  function forgetAll() {
    answers = new Map()
    characters = 0
  }

  // An answer that is made while subscribers take a change in may hold half of it, so everything is forgotten again after that.
  changes.subscribe(forgetAll)
  changes.follow(forgetAll)

  return {
    open(address) {
      const now = Math.floor(clock().getTime() / 1000)
      if (now !== second) forgetAll()
      second = now
      const answer = answers.get(address)
      if (answer !== undefined) return answer
      const beganWith = answers
      return {
        keep(made) {
          const size = address.length + made.payload.length
          const isOfNow = Math.floor(clock().getTime() / 1000) === now
          // What changed while the answer was being made has begun another collection.
          if (beganWith !== answers || !isOfNow || characters + size > mostCharacters) return
          characters += size
          answers.set(address, made)
        },
      }
    },
  }
}
