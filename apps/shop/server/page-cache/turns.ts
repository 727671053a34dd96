interface Turn<Result> {
  startedMs: number
  result: Promise<Result>
  next?: Promise<Result>
}

/**
 * Does work that many want at the same time once at a time for each key. A caller within `sharedMs` of its beginning gets its
 * result. A later caller waits for the next run, which begins when this one ends and so sees everything until then. However
 * slow the work gets, only one run is under way.
 */
export function createTurns<Result>(sharedMs: number, now: () => number) {
  const turns = new Map<string, Turn<Result>>()

  function begin(key: string, work: () => Promise<Result>): Promise<Result> {
    const turn: Turn<Result> = { startedMs: now(), result: work() }
    turns.set(key, turn)
    const forget = () => {
      if (turns.get(key) === turn && turn.next === undefined) turns.delete(key)
    }
    turn.result.then(forget, forget)
    return turn.result
  }

  return function take(key: string, work: () => Promise<Result>): Promise<Result> {
    const turn = turns.get(key)
    if (turn === undefined) return begin(key, work)
    if (now() - turn.startedMs < sharedMs) return turn.result
    const beginNext = () => begin(key, work)
    turn.next ??= turn.result.then(beginNext, beginNext)
    return turn.next
  }
}
