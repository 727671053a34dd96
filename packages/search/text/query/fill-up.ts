import { PageHeap } from '../../listing/page-heap.ts'
import type { TextHits } from '../../listing/product-listing.ts'
import type { ProductTable } from '../../store/product-table.ts'
import type { TermWeights } from '../vocabulary/direct-matches.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { RowMatcher } from './match-rows.ts'
import { smallestSharedCategory } from './shared-category.ts'
import { nearestMatches, type UnderstoodWord } from './understand-word.ts'
import { thingOf } from './usefulness.ts'

/** Products on a page of the shop. A text that finds fewer is answered with near products behind them, up to so many. */
export const fullPage = 24

/** Finds what comes near to a text that few products answer to. */
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
   * Puts near products behind a short answer to several words, nearest first: of the kind that was asked for, those with
   * most of the other words; when no kind was named, those with any of the words; then what comes nearest to that kind, and
   * those of the category of the answer. A single word leaves nothing out. The filters of the query play no part, so that
   * counts are true for every choice of them.
   */
  fillUp(hits: TextHits, words: readonly UnderstoodWord[], hints: readonly TermWeights[]): TextHits {
    if (words.length < 2 || hits.rows.length >= fullPage) return hits
    const exact = Uint32Array.from(hits.rows)
    const scores = Array.from(exact, (row) => hits.score[row] as number)
    const best = this.#bestOf(hits, exact.length)
    const near: number[] = []
    for (const found of this.#sources(best, words, hints)) {
      const taken = new Set([...exact, ...near])
      // Enough for the page even when all that is taken is among them.
      const rest = this.#bestOf(found, fullPage).filter((row) => !taken.has(row))
      near.push(...rest.subarray(0, fullPage - taken.size))
      if (near.length + exact.length >= fullPage) break
    }
    // Finding them has used the scratch array of scores.
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
    const kind = thingOf(words, this.#vocabulary)
    const others = words.filter((word) => word !== kind)
    const wishes = [...others.map(({ matches }) => matches), ...hints]
    if (kind) yield this.#matcher.match([kind.matches], wishes, [kind.matches])
    else yield this.#matcher.matchAny(words.map(({ matches }) => matches))
    const nearest = kind && nearestMatches(kind.word, this.#vocabulary)
    if (nearest && nearest.size > 0) yield this.#matcher.match([nearest], wishes)
    const category = smallestSharedCategory(best, this.#table)
    if (category !== undefined) yield this.#matcher.rank(this.#table.registry.rowsOf(category).view())
  }

  #bestOf({ rows, score }: TextHits, most: number): Int32Array {
    const heap = new PageHeap(Math.min(most, rows.length), this.#table)
    for (const row of rows) heap.offer(score[row] as number, row)
    return heap.drain()
  }
}
