export interface NearWord {
  word: string
  distance: number
}

/**
 * The words of a sorted list within a number of typing errors: a letter too many, too few, wrong, or two swapped. Walks
 * the list as if it were a tree of letters, so that words with a common beginning are compared once.
 */
export function nearWords(sorted: readonly string[], typed: string, most: number): NearWord[] {
  const found: NearWord[] = []
  const firstRow = Array.from({ length: typed.length + 1 }, (_, i) => i)
  walk(0, sorted.length, 0, firstRow, undefined, '')
  return found

  /** Words from `from` to `end` share their first `depth` letters, the last of which is `letter`. */
  function walk(
    from: number,
    end: number,
    depth: number,
    row: readonly number[],
    rowBefore: readonly number[] | undefined,
    letter: string,
  ): void {
    let place = from
    while (place < end && (sorted[place] as string).length === depth) {
      const distance = row[typed.length] as number
      if (depth > 0 && distance <= most) found.push({ word: sorted[place] as string, distance })
      place++
    }
    while (place < end) {
      const next = (sorted[place] as string)[depth] as string
      const branchEnd = endOfBranch(place, end, depth, next)
      const nextRow = distancesAfter(typed, next, letter, row, rowBefore)
      if (Math.min(...nextRow) <= most) walk(place, branchEnd, depth + 1, nextRow, row, next)
      place = branchEnd
    }
  }

  function endOfBranch(from: number, end: number, depth: number, letter: string): number {
    let low = from + 1
    let high = end
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((sorted[middle] as string)[depth] === letter) low = middle + 1
      else high = middle
    }
    return low
  }
}

/**
 * One more row of the distance table (Damerau-Levenshtein with adjacent swaps): how far the letters so far, `next`
 * included, are from each beginning of `typed`.
 */
function distancesAfter(
  typed: string,
  next: string,
  letter: string,
  row: readonly number[],
  rowBefore: readonly number[] | undefined,
): number[] {
  const nextRow = [(row[0] as number) + 1]
  for (let i = 1; i <= typed.length; i++) {
    const wrong = (row[i - 1] as number) + (typed[i - 1] === next ? 0 : 1)
    let least = Math.min((row[i] as number) + 1, (nextRow[i - 1] as number) + 1, wrong)
    if (rowBefore && i > 1 && typed[i - 1] === letter && typed[i - 2] === next) {
      least = Math.min(least, (rowBefore[i - 2] as number) + 1)
    }
    nextRow.push(least)
  }
  return nextRow
}
