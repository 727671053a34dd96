/** One figure: whose it is, and what each round measured. */
export interface Figure {
  name: string
  rounds: readonly number[]
}

/** One line of the table: ours, and beside it what a shop would use instead. */
export interface Row {
  what: string
  /** `ms`, `µs`, `kB` …; of times it says whether they are processor time. */
  unit: string
  /** Whether a smaller figure is the better one. */
  isLessBetter: boolean
  ours: Figure
  beside: readonly Figure[]
}

/** A part of the table. Everything it starts has ended when `measure` returns. */
export interface Part {
  /** Its name on the command line. */
  name: string
  title: string
  measure: () => Promise<Row[]>
}

export function findMedian(rounds: readonly number[]): number {
  const sorted = rounds.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/** Says how many times better ours is than another's figure; below 1 the other is better. */
export function calculateRatio({ isLessBetter, ours }: Row, other: Figure): number {
  const [own, others] = [findMedian(ours.rounds), findMedian(other.rounds)]
  return isLessBetter ? others / own : own / others
}
