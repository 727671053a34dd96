import pLimit from 'p-limit'

/** Why a picture cannot be made now: too many others wait already. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/** Runs work a few at a time. What waits is bounded too, so that a flood of requests ends in refusals and not in memory. */
export function createEncodeQueue({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const limit = pLimit(atOnce)
  return {
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      if (limit.activeCount + limit.pendingCount >= atOnce + mostWaiting)
        throw new QueueFull('too many pictures wait to be made')
      return limit(work)
    },
  }
}
