/**
 * How far a reading of the change table went: PostgreSQL's own snapshot of that moment, `xmin:xmax:xip,xip`. It tells
 * exactly which transactions were seen, so the places of two nodes can be compared although each reads by itself.
 */
interface Place {
  /** No transaction from this one on was seen. */
  xmax: bigint
  /** Transactions below xmax that were still running, and so were not seen either. */
  running: ReadonlySet<string>
}

const written = /^\d{1,20}:(\d{1,20}):(\d{1,20}(?:,\d{1,20}){0,2000})?$/

/** Whether a reader at `own` has seen everything seen at `asked`. A text that is not a place is covered by nobody. */
export function coversPlace(own: string, asked: string): boolean {
  if (own === asked) return true
  const [mine, theirs] = [readPlace(own), readPlace(asked)]
  if (mine === undefined || theirs === undefined || mine.xmax < theirs.xmax) return false
  return [...mine.running].every((tx) => BigInt(tx) >= theirs.xmax || theirs.running.has(tx))
}

function readPlace(text: string): Place | undefined {
  const match = written.exec(text)
  if (match === null) return undefined
  return { xmax: BigInt(match[1] ?? 0), running: new Set(match[2]?.split(',') ?? []) }
}
