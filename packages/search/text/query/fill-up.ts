import { PageHeap } from '../../listing/page-heap.ts'
import type { TextHits } from '../../listing/product-listing.ts'
import type { ProductTable } from '../../store/product-table.ts'
import type { TermWeights } from '../vocabulary/direct-matches.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { RowMatcher } from './match-rows.ts'
import { findSmallestSharedCategory } from './shared-category.ts'
import { findNearestMatches, type UnderstoodWord } from './understand-word.ts'
import { findThing } from './usefulness.ts'

/** The products on a page of the shop. A text that finds fewer gets near products after them, up to this number. */
export const fullPage = 24

/** Finds products that come near to a text that few products match. */
export class NearProducts {
  readonly #table: ProductTable
  readonly #vocabulary: Vocabulary
  readonly #matcher: RowMatcher

  constructor(table: ProductTable, vocabulary: Vocabulary, matcher: RowMatcher) {
    this.#table = table
    this.#vocabulary = vocabulary
    this.#matcher = matcher
  }

  /**
   * Adds near products after a short answer to several words, nearest first: those of the kind that was asked for, with
   * most of the other words; when no kind was named, those with any of the words; then what comes nearest to that kind,
   * and products of the answer's category. A single word has nothing to leave out. The filters of the query play no
   * part, so that the counts are true for every choice of them.
   */
  fillUp(hits: TextHits, words: readonly UnderstoodWord[], hints: readonly TermWeights[]): TextHits {
    if (words.length < 2 || hits.rows.length >= fullPage) return hits
    const exact = Uint32Array.from(hits.rows)
    const scores = Array.from(exact, (row) => hits.score[row] as number)
    const best = this.#bestOf(hits, exact.length)
    const near: number[] = []
    for (const found of this.#sources(best, words, hints)) {
      const taken = new Set([...exact, ...near])
      // Enough to fill the page even when all taken rows are among them.
      const rest = this.#bestOf(found, fullPage).filter((row) => !taken.has(row))
      near.push(...rest.subarray(0, fullPage - taken.size))
      if (near.length + exact.length >= fullPage) break
    }
    // The search for them has used the scratch array of scores.
    const { score } = hits
    exact.forEach((row, place) => {
      score[row] = scores[place] as number
    })
    near.forEach((row, place) => {
      score[row] = -place
    })
    return near.length > 0 ? { rows: exact, score, near: Uint32Array.from(near) } : { rows: exact, score }
  }

  *#sources(
    best: Int32Array,
    words: readonly UnderstoodWord[],
    hints: readonly TermWeights[],
  ): Generator<TextHits> {
    const kind = findThing(words, this.#vocabulary)
    const others = words.filter((word) => word !== kind)
    const wishes = [...others.map(({ matches }) => matches), ...hints]
    if (kind) yield this.#matcher.match([kind.matches], wishes, [kind.matches])
    else yield this.#matcher.matchAny(words.map(({ matches }) => matches))
    const nearest = kind && findNearestMatches(kind.word, this.#vocabulary)
    if (nearest && nearest.size > 0) yield this.#matcher.match([nearest], wishes)
    const category = findSmallestSharedCategory(best, this.#table)
    if (category !== undefined) yield this.#matcher.rank(this.#table.registry.getRows(category).view())
  }

  #bestOf({ rows, score }: TextHits, most: number): Int32Array {
    const heap = new PageHeap(Math.min(most, rows.length), this.#table)
    for (const row of rows) heap.offer(score[row] as number, row)
    return heap.drain()
  }
}
