import { isFirstPart, type KnownWords } from './compound-parts.ts'
import { firstAtLeast } from './sorted-words.ts'

const shortestCompound = 7
const shortestFirstPart = 3
const shortestHead = 4
/** A head must recur, or the end of any word would be one. */
const leastUses = 2

/**
 * Finds words that never occur alone but recur as the end of compounds whose first part is a word: overtrek, from
 * dekbedovertrek and kussenovertrek. Visitors type them, finished or not, with or without errors. Built on first use;
 * the few that later changes add wait for a rebuild.
 */
export class CompoundHeads {
  readonly #known: KnownWords
  #uses: ReadonlyMap<string, number> | undefined
  #sorted: readonly string[] = []

  constructor(known: KnownWords) {
    this.#known = known
  }

  inOrder(): readonly string[] {
    this.#find()
    return this.#sorted
  }

  countUses(head: string): number {
    return this.#find().get(head) ?? 0
  }

  startingWith(prefix: string, limit: number): string[] {
    const heads = this.inOrder()
    const from = firstAtLeast(heads, prefix)
    return heads.slice(from, from + limit).filter((head) => head.startsWith(prefix))
  }

  #find(): ReadonlyMap<string, number> {
    if (!this.#uses) {
      this.#uses = findHeads(this.#known)
      this.#sorted = [...this.#uses.keys()].sort()
    }
    return this.#uses
  }
}

function findHeads(known: KnownWords): Map<string, number> {
  const heads = new Map<string, number>()
  for (const [word, { uses }] of known.words()) {
    if (word.length < shortestCompound) continue
    for (let end = shortestFirstPart; end <= word.length - shortestHead; end++) {
      if (!isFirstPart(word.slice(0, end), known)) continue
      const head = word.slice(end)
      heads.set(head, (heads.get(head) ?? 0) + uses)
    }
  }
  for (const [head, uses] of heads) {
    if (uses < leastUses || known.countUses(head) > 0) heads.delete(head)
  }
  return heads
}
