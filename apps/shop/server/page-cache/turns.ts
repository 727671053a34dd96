interface Turn<Result> {
  startedMs: number
  result: Promise<Result>
  next?: Promise<Result>
}

/**
 * Work that many want at the same time, done once at a time for each key. Who comes within `sharedMs` of its beginning gets
 * what it brings; who comes later waits for the next, which begins when this one ends and so knows what happened until
 * then. However slow the work gets, no more than one is under way.
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
