export interface NearWord {
  word: string
  distance: number
}

/** What the words of a branch of the letter tree share, and its distance from each beginning of what was typed. */
interface Branch {
  /** The words from `from` up to `end` share their first `depth` letters; `letter` is the last of these. */
  from: number
  end: number
  depth: number
  letter: string
  distances: readonly number[]
  /** The distances one letter earlier, for swapped letters. */
  distancesBefore: readonly number[] | undefined
}

/**
 * Returns the words of a sorted list within a number of typing errors: a letter too many, too few, wrong, or two
 * swapped. Walks the list like a tree, so that words with a common beginning are compared once.
 */
export function findNearWords(sorted: readonly string[], typed: string, most: number): NearWord[] {
  const found: NearWord[] = []
  const visit = (branch: Branch) => {
    const distance = branch.distances[typed.length] as number
    for (let i = branch.from; i < branch.end; i++) {
      const word = sorted[i] as string
      if (word.length > branch.depth) break
      if (distance <= most && branch.depth > 0) found.push({ word, distance })
    }
    for (const next of listBranches(branch, sorted, typed))
      if (Math.min(...next.distances) <= most) visit(next)
  }
  visit(wholeTree(sorted, typed))
  return found
}

/** Returns the shortest beginnings of words that are within a number of typing errors of what was typed so far. */
export function findNearBeginnings(sorted: readonly string[], typed: string, most: number): string[] {
  const found: string[] = []
  const visit = (branch: Branch) => {
    if (branch.depth > 0 && (branch.distances[typed.length] as number) <= most) {
      found.push((sorted[branch.from] as string).slice(0, branch.depth))
      return
    }
    for (const next of listBranches(branch, sorted, typed))
      if (Math.min(...next.distances) <= most) visit(next)
  }
  visit(wholeTree(sorted, typed))
  return found
}

function wholeTree(sorted: readonly string[], typed: string): Branch {
  const distances = Array.from({ length: typed.length + 1 }, (_, i) => i)
  return { from: 0, end: sorted.length, depth: 0, letter: '', distances, distancesBefore: undefined }
}

/** Returns the branches one letter further; words that end here have none. */
function* listBranches(branch: Branch, sorted: readonly string[], typed: string): Generator<Branch> {
  let from = branch.from
  while (from < branch.end && (sorted[from] as string).length === branch.depth) from++
  while (from < branch.end) {
    const letter = (sorted[from] as string)[branch.depth] as string
    const end = endOfBranch(from, branch, letter, sorted)
    yield {
      from,
      end,
      depth: branch.depth + 1,
      letter,
      distances: distancesAfter(letter, branch, typed),
      distancesBefore: branch.distances,
    }
    from = end
  }
}

function endOfBranch(from: number, branch: Branch, letter: string, sorted: readonly string[]): number {
  let low = from + 1
  let high = branch.end
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as string)[branch.depth] === letter) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns one more row of the distance table of Damerau and Levenshtein, with swaps of neighbours. */
function distancesAfter(letter: string, branch: Branch, typed: string): number[] {
  const { distances, distancesBefore } = branch
  const after = [(distances[0] as number) + 1]
  for (let i = 1; i <= typed.length; i++) {
    const replaced = (distances[i - 1] as number) + (typed[i - 1] === letter ? 0 : 1)
    let least = Math.min((distances[i] as number) + 1, (after[i - 1] as number) + 1, replaced)
    if (distancesBefore && i > 1 && typed[i - 1] === branch.letter && typed[i - 2] === letter) {
      least = Math.min(least, (distancesBefore[i - 2] as number) + 1)
    }
    after.push(least)
  }
  return after
}
