/** Why a picture cannot be made now: too many others wait already. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/** Runs work a few at a time. What waits is bounded too, so that a flood of requests ends in refusals and not in memory. */
export function createEncodeQueue(options: { atOnce: number; mostWaiting: number }) {
  const waiting: (() => void)[] = []
  let running = 0

  async function takeTurn(): Promise<void> {
    if (running < options.atOnce) {
      running++
      return
    }
    if (waiting.length >= options.mostWaiting) throw new QueueFull('too many pictures wait to be made')
    // Whoever ends hands over its turn, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function endTurn(): void {
    const next = waiting.shift()
    if (next === undefined) running--
    else next()
  }

  return {
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      await takeTurn()
      try {
        return await work()
      } finally {
        endTurn()
      }
    },
  }
}
