import { asWritten } from '../dutch/spellings.ts'
import type { Wish } from '../dutch/value-words.ts'
import type { TextHits } from '../listing/product-listing.ts'
import type { Relaxation } from '../port.ts'
import type { ProductTable } from '../store/product-table.ts'
import type { ReadWord } from './query/asked-word.ts'
import { NearProducts } from './query/fill-up.ts'
import { ValueLexicon } from './query/interpret.ts'
import { joinWords } from './query/join-words.ts'
import { RowMatcher } from './query/match-rows.ts'
import { translate } from './query/translate.ts'
import {
  asNearestKind,
  findNearestMatches,
  type UnderstoodWord,
  understandWord,
} from './query/understand-word.ts'
import { byUsefulness, findKind } from './query/usefulness.ts'
import { preferWished, rankByWish } from './query/wishes.ts'
import { Spelling } from './spelling/spelling.ts'
import type { CodeIndex } from './vocabulary/code-index.ts'
import type { TermWeights } from './vocabulary/direct-matches.ts'
import { descriptionWeight } from './vocabulary/field-weights.ts'
import type { ProductWords } from './vocabulary/product-words.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'

/** How much of a text is read; a longer text is not a question but a paste, or an attack. */
const mostLetters = 200
const mostWords = 12
/** No word of a shop is longer. The limit matters since each end of a word is looked up. */
const longestWord = 60

export interface TextAnswer {
  /** Undefined when no word of the text means anything here: then all products are equally near. */
  hits: TextHits | undefined
  relaxed?: Relaxation
  interpreted?: Record<string, string[]>
}

/** Searches the words of products. There is one per build of the index. */
export class TextSearch {
  readonly #table: ProductTable
  readonly #vocabulary: Vocabulary
  readonly #codes: CodeIndex
  readonly #spelling: Spelling
  readonly #matcher: RowMatcher
  readonly #near: NearProducts
  readonly #lexicon: ValueLexicon

  constructor(table: ProductTable, { vocabulary, codes }: ProductWords) {
    this.#table = table
    this.#vocabulary = vocabulary
    this.#codes = codes
    this.#spelling = new Spelling(vocabulary)
    this.#matcher = new RowMatcher(table, vocabulary)
    this.#near = new NearProducts(table, vocabulary, this.#matcher)
    this.#lexicon = new ValueLexicon(table.registry, vocabulary)
  }

  /** Returns the products that contain every word; when there are none, those that contain as many as possible. */
  find(text: string, isLiteral = false): TextAnswer {
    const read = text.slice(0, mostLetters)
    const numbered = this.#matcher.rank(this.#codes.rowsNamedIn(read))
    if (numbered.rows.length > 0) return { hits: numbered }

    const { splitWords, findWish } = this.#vocabulary.language
    const typed = splitWords(read).map((word) => word.slice(0, longestWord))
    const meant = translate(typed.slice(0, mostWords), this.#vocabulary, (word) =>
      this.#lexicon.isValue(word),
    )
    const named = meant.filter(({ word }) => findWish(word) === undefined)
    const wish = meant.map(({ word }) => findWish(word)).find((found) => found !== undefined)
    const wished = wish && named.length === 0 ? this.#everythingWished(wish) : undefined
    if (wished && wished.rows.length > 0) return { hits: wished }

    const words = named.length > 0 ? named : meant
    const understood = this.#understand(words, isLiteral)
    if (understood.length === 0) return { hits: this.#match([]) }
    // "nieuwe collectie": an unknown word says nothing about what is new.
    if (wish && understood.every(({ matches }) => matches.size === 0))
      return {
        hits: this.#everythingWished(wish),
        relaxed: { droppedWords: words.flatMap((word) => word.typed).map(asWritten) },
      }
    return this.#answer(typed.slice(mostWords), understood, wish)
  }

  /** Returns what a text such as "sale" or "nieuw" asks for. */
  #everythingWished(wish: Wish): TextHits {
    const { everyRow, discount } = this.#table
    const rows = everyRow
      .view()
      .filter((row) => wish !== 'discounted' || (discount.values[row] as number) > 0)
    const hits = this.#matcher.rank(rows)
    rankByWish(hits, wish, this.#table)
    return hits
  }

  #answer(unread: readonly string[], understood: readonly UnderstoodWord[], wish?: Wish): TextAnswer {
    const { kept, hits: found } = this.#relaxUntilFound(understood)
    const meaningful = understood.filter(({ matches }) => matches.size > 0)
    const dropped = understood.filter((word) => !kept.includes(word) || word.isReplaced)
    const instead = dropped.map(({ word }) => findNearestMatches(word, this.#vocabulary))
    const hints = [...understood.flatMap((word) => word.hints ?? []), ...instead]
    const ranked = found && instead.some(({ size }) => size > 0) ? this.#match(kept, hints) : found
    if (ranked && wish) preferWished(ranked, wish, this.#table)
    const hits = ranked && this.#near.fillUp(ranked, meaningful, hints)
    const notFound = new Set([...dropped.flatMap((word) => word.typed), ...unread])
    const droppedWords = Array.from(notFound, asWritten)
    const isCorrected = kept.some((word) => word.isCorrected)
    const isOnlyMentioned = kept.length > 0 && kept.every((word) => this.#isOnlyMentioned(word))
    const interpreted = this.#lexicon.interpret(kept.map(({ word }) => word))
    return {
      hits,
      ...(interpreted && { interpreted }),
      ...((droppedWords.length > 0 || isCorrected || isOnlyMentioned) && {
        relaxed: {
          droppedWords,
          ...(isCorrected && { corrected: kept.map(({ word }) => asWritten(word)).join(' ') }),
          ...(isOnlyMentioned && { isOnlyMentioned }),
        },
      }),
    }
  }

  /** Whether no product has the word in a field that says what the product is. */
  #isOnlyMentioned({ matches }: UnderstoodWord): boolean {
    for (const term of matches.keys()) {
      const { rows, weights } = this.#vocabulary.getPostings(term)
      const isLive = (at: number) => this.#table.isLive.values[rows.values[at] as number] === 1
      if (weights.view().some((weight, at) => weight > descriptionWeight && isLive(at))) return false
    }
    return true
  }

  #understand(words: readonly ReadWord[], isLiteral: boolean): UnderstoodWord[] {
    const asked = joinWords(words, this.#vocabulary)
    const understood = asked
      .flatMap((word, i) =>
        understandWord(
          word,
          i === asked.length - 1,
          this.#vocabulary,
          isLiteral ? undefined : this.#spelling,
        ),
      )
      .map((word) => ({ ...word, isValue: this.#lexicon.isValue(word.word) }))
    // With a kind that the shop has, another thing only says where it goes: a rug for around the dining table.
    if (findKind(understood, this.#vocabulary)) return understood
    return understood.map((word) => asNearestKind(word, this.#vocabulary))
  }

  #relaxUntilFound(understood: readonly UnderstoodWord[]): {
    kept: UnderstoodWord[]
    hits: TextHits | undefined
  } {
    let kept = understood.filter(({ matches }) => matches.size > 0)
    while (kept.length > 0) {
      const hits = this.#match(kept)
      if (hits.rows.length > 0) return { kept, hits }
      kept = this.#withoutOne(kept)
    }
    return this.#findMention(understood)
  }

  /** Finds products that mention the kind, when none of the kind itself is found. */
  #findMention(understood: readonly UnderstoodWord[]): {
    kept: UnderstoodWord[]
    hits: TextHits | undefined
  } {
    for (const word of byUsefulness(understood, this.#vocabulary).reverse()) {
      const hits = this.#matcher.match([word.matches])
      if (hits.rows.length > 0) return { kept: [word], hits }
    }
    return { kept: [], hits: undefined }
  }

  /** Drops the word without which something is found; when there is none, the least useful one. */
  #withoutOne(words: readonly UnderstoodWord[]): UnderstoodWord[] {
    const leastUsefulFirst = byUsefulness(words, this.#vocabulary)
    const without = (dropped: UnderstoodWord | undefined) => words.filter((word) => word !== dropped)
    const dropped = leastUsefulFirst.find((word) => this.#match(without(word)).rows.length > 0)
    return without(dropped ?? leastUsefulFirst[0])
  }

  #match(
    words: readonly UnderstoodWord[],
    hints: readonly TermWeights[] = words.flatMap((word) => word.hints ?? []),
  ): TextHits {
    const kind = findKind(words, this.#vocabulary)
    const notMentioned = words.filter((word) => word === kind || word.isValue)
    return this.#matcher.match(
      words.map(({ matches }) => matches),
      hints,
      notMentioned.map(({ matches }) => matches),
    )
  }
}
