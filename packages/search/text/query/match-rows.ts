import type { TextHits } from '../../listing/product-listing.ts'
import type { ProductTable } from '../../store/product-table.ts'
import type { TermWeights } from '../vocabulary/direct-matches.ts'
import { descriptionWeight } from '../vocabulary/field-weights.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

const fullWeight = 255
/** The weight of popularity and stock in a score whose words count 1 to 10 each: they decide between equals. */
const popularityShare = 0.05
const inStockBonus = 0.1

/** A topper in a category of topmatrassen is more of a topper than a sheet for one. */
const furtherTermShare = 0.25

/** Finds and scores the rows that match every word. Keeps its scratch arrays from one search to the next. */
export class RowMatcher {
  readonly #table: ProductTable
  readonly #vocabulary: Vocabulary
  #score = new Float32Array(0)
  /** The score within the word at hand; zero everywhere between words. */
  #best = new Float32Array(0)
  #isCandidate = new Uint8Array(0)

  constructor(table: ProductTable, vocabulary: Vocabulary) {
    this.#table = table
    this.#vocabulary = vocabulary
  }

  /**
   * Returns rows in no order; their scores stay valid until the next call. A row's score is the sum over the words. Each
   * word counts with its best term and a little for every other: rare words, important fields and literal matches count
   * most. For some words, the kind of product and its qualities, a mention in a description is not enough, since it may
   * say what a product is unlike.
   */
  match(
    words: readonly TermWeights[],
    hints: readonly TermWeights[] = [],
    notMentioned: readonly TermWeights[] = [],
  ): TextHits {
    this.#reserve(this.#table.rowCount)
    const [rarest, ...others] = [...words].sort((a, b) => this.#rowCountOf(a) - this.#rowCountOf(b))
    const chooseLeast = (word: TermWeights) => (notMentioned.includes(word) ? descriptionWeight + 1 : 0)
    let rows = rarest ? this.#rowsOf(rarest, chooseLeast(rarest)) : new Uint32Array(0)
    for (const word of others) {
      if (rows.length === 0) break
      const hasWord = this.#addScores(rows, word, chooseLeast(word))
      rows = rows.filter((_, place) => hasWord[place] === 1)
    }
    for (const hint of hints) this.#addScores(rows, hint)
    this.#addStanding(rows)
    return { rows, score: this.#score }
  }

  /** Works like `match`, but a row needs only one of the words; it scores for every word that it has. */
  matchAny(words: readonly TermWeights[]): TextHits {
    this.#reserve(this.#table.rowCount)
    const all: TermWeights = new Map(words.flatMap((word) => [...word]))
    const rows = this.#rowsOf(all)
    for (const row of rows) this.#score[row] = 0
    for (const word of words) this.#addScores(rows, word)
    this.#addStanding(rows)
    return { rows, score: this.#score }
  }

  /** Returns rows that were found in another way, with their standing as the score. */
  rank(rows: ArrayLike<number>): TextHits {
    this.#reserve(this.#table.rowCount)
    const live = Uint32Array.from(rows).filter((row) => this.#table.isLive.values[row] === 1)
    for (const row of live) this.#score[row] = 0
    this.#addStanding(live)
    return { rows: live, score: this.#score }
  }

  /** Returns the rows that have the word in a field of at least the given weight. */
  #rowsOf(word: TermWeights, least = 0): Uint32Array {
    const rows = new Uint32Array(Math.min(this.#rowCountOf(word), this.#table.rowCount))
    const isLive = this.#table.isLive.values
    const best = this.#best
    const rarity = this.#rarityOf(word)
    let count = 0
    for (const [term, weight] of word) {
      const postings = this.#vocabulary.getPostings(term)
      const { values: termRows, length } = postings.rows
      const termWeights = postings.weights.values
      const factor = (rarity * weight) / fullWeight
      for (let i = 0; i < length; i++) {
        const row = termRows[i] as number
        if (isLive[row] === 0 || (termWeights[i] as number) < least) continue
        const score = factor * (termWeights[i] as number)
        const known = best[row] as number
        if (known === 0) rows[count++] = row
        best[row] = combined(known, score)
      }
    }
    const found = rows.subarray(0, count)
    for (const row of found) {
      this.#score[row] = best[row] as number
      best[row] = 0
    }
    return found
  }

  /** Adds the value of a further word to each row. Returns which rows, by their place, have the word. */
  #addScores(rows: Uint32Array, word: TermWeights, least = 0): Uint8Array {
    const best = this.#best
    const isCandidate = this.#isCandidate
    const rarity = this.#rarityOf(word)
    for (const row of rows) isCandidate[row] = 1
    for (const [term, weight] of word) {
      const postings = this.#vocabulary.getPostings(term)
      const { values: termRows, length } = postings.rows
      const termWeights = postings.weights.values
      const factor = (rarity * weight) / fullWeight
      for (let i = 0; i < length; i++) {
        const row = termRows[i] as number
        if (isCandidate[row] === 0 || (termWeights[i] as number) < least) continue
        best[row] = combined(best[row] as number, factor * (termWeights[i] as number))
      }
    }
    const hasWord = new Uint8Array(rows.length)
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place] as number
      const score = best[row] as number
      this.#score[row] = (this.#score[row] as number) + score
      hasWord[place] = score > 0 ? 1 : 0
      best[row] = 0
      isCandidate[row] = 0
    }
    return hasWord
  }

  #addStanding(rows: Uint32Array): void {
    for (const row of rows)
      this.#score[row] = (this.#score[row] as number) + calculateStanding(row, this.#table)
  }

  /**
   * Returns how telling a word is: the logarithm of how many times rarer it is than everything. All terms of a word
   * share its rarity, or a rare compound would outdo the word itself.
   */
  #rarityOf(word: TermWeights): number {
    let literalRows = 0
    for (const [term, weight] of word) {
      if (weight === 1) literalRows += this.#vocabulary.getPostings(term).rows.length
    }
    return Math.log1p(this.#table.rowCount / ((literalRows || this.#rowCountOf(word)) + 1))
  }

  #rowCountOf(word: TermWeights): number {
    let count = 0
    for (const term of word.keys()) count += this.#vocabulary.getPostings(term).rows.length
    return count
  }

  #reserve(rowCount: number): void {
    if (this.#score.length >= rowCount) return
    const capacity = Math.ceil(rowCount * 1.1)
    this.#score = new Float32Array(capacity)
    this.#best = new Float32Array(capacity)
    this.#isCandidate = new Uint8Array(capacity)
  }
}

/** Returns the part of a score that does not depend on words. */
export function calculateStanding(row: number, { popularity, stock }: ProductTable): number {
  const inStock = (stock.values[row] as number) > 0 ? inStockBonus : 0
  return popularityShare * Math.log1p(popularity.values[row] as number) + inStock
}

function combined(known: number, score: number): number {
  return score > known ? score + furtherTermShare * known : known + furtherTermShare * score
}
