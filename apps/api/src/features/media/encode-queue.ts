import pLimit from 'p-limit'

/** A picture cannot be made now because too many others are waiting. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/** Runs a few tasks at a time. The number that waits is limited, so that a flood is refused and fills no memory. */
export function createEncodeQueue({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const limit = pLimit(atOnce)
  return {
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      if (limit.activeCount + limit.pendingCount >= atOnce + mostWaiting)
        throw new QueueFull('too many pictures wait to be made')
      return limit(work)
    },
    /** Runs a task in its turn, however many wait. For callers who ask for one at a time, and so make no flood. */
    runPatiently<Result>(work: () => Promise<Result>): Promise<Result> {
      return limit(work)
    },
  }
}
