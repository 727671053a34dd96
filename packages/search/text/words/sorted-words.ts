/** How many words are added before the recent ones are merged into the large list. */
const mergeAt = 1024

/**
 * A set of words in alphabetical order, to find everything that starts with a prefix. Words may be added at any time:
 * they wait in a small sorted list until there are enough to merge.
 */
export class SortedWords {
  #settled: string[] = []
  #recent: string[] = []
  #waiting: string[] = []

  /** Adds a word; the caller makes sure that it is added only once. */
  add(word: string): void {
    this.#waiting.push(word)
  }

  /** Returns the sorted parts; together they hold every word once. */
  parts(): readonly (readonly string[])[] {
    this.#settle()
    return this.#recent.length > 0 ? [this.#settled, this.#recent] : [this.#settled]
  }

  /** Returns every word that starts with a prefix, at most `limit`. */
  startingWith(prefix: string, limit = Number.POSITIVE_INFINITY): string[] {
    const found: string[] = []
    for (const part of this.parts()) {
      for (let i = firstAtLeast(part, prefix); i < part.length && found.length < limit; i++) {
        const word = part[i] as string
        if (!word.startsWith(prefix)) break
        found.push(word)
      }
    }
    return found
  }

  #settle(): void {
    if (this.#waiting.length === 0) return
    this.#recent = this.#recent.concat(this.#waiting).sort()
    this.#waiting = []
    if (this.#recent.length < mergeAt) return
    this.#settled = this.#settled.concat(this.#recent).sort()
    this.#recent = []
  }
}

/** Returns the place of the first word that does not sort before the given one. */
export function firstAtLeast(sorted: readonly string[], word: string): number {
  let from = 0
  let end = sorted.length
  while (from < end) {
    const middle = (from + end) >>> 1
    if ((sorted[middle] as string) < word) from = middle + 1
    else end = middle
  }
  return from
}
