import type { Suggestion } from '../port.ts'
import type { ProductTable } from '../store/product-table.ts'
import { BRAND_GROUP, CATEGORY_GROUP } from '../store/value-registry.ts'
import { nearBeginnings } from '../text/near-words.ts'
import { fold } from '../text/tokens.ts'
import type { Vocabulary } from '../text/vocabulary.ts'
import type { Phrase } from './phrase.ts'
import { LATER_WORD, type PhraseList } from './phrase-list.ts'

const LONGEST_BEGINNING = 100
const MOST_SUGGESTIONS = 50
/** Shorter beginnings are near to too much. */
const SHORTEST_CORRECTED = 4
const MOST_CORRECTIONS = 5

/** Completes what is being typed. Products that change after the build wait in a short list of their own. */
export class Suggestions {
  readonly list: PhraseList
  readonly #table: ProductTable
  readonly #vocabulary: Vocabulary
  /** Products changed since the build, by id: the list's phrase for them is no longer valid. */
  readonly #changed = new Map<number, { phrase: Phrase; folded: string }>()

  constructor(list: PhraseList, table: ProductTable, vocabulary: Vocabulary) {
    this.list = list
    this.#table = table
    this.#vocabulary = vocabulary
  }

  /** A product has come or has changed its title. */
  changePhrase(phrase: Phrase): void {
    if (phrase.id !== undefined) this.#changed.set(phrase.id, { phrase, folded: fold(phrase.text) })
  }

  changedPhrases(): Phrase[] {
    return Array.from(this.#changed.values(), ({ phrase }) => phrase)
  }

  /** Completions, best first; when there are none, those of what may have been meant. */
  complete(typed: string, limit: number): Suggestion[] {
    const beginning = fold(typed.slice(0, LONGEST_BEGINNING)).trim().replace(/\s+/g, ' ')
    if (beginning === '' || !(limit >= 1)) return []
    const most = Math.min(Math.floor(limit), MOST_SUGGESTIONS)
    const found = this.#complete(beginning, [], most)
    if (found.length > 0) return found
    const apart = this.#completeApart(beginning, most)
    if (apart.length > 0) return apart
    const [best = []] = this.#corrections(beginning)
      .map((corrected) => this.#completeApart(corrected, most))
      .sort((a, b) => b.length - a.length)
    return best
  }

  /** The words need not stand together: "dekbed bl" finds "dekbedovertrekken blauw". */
  #completeApart(beginning: string, limit: number): Suggestion[] {
    const [longest = '', ...others] = beginning.split(' ').sort((a, b) => b.length - a.length)
    return this.#complete(longest, others, limit)
  }

  /** Phrases with a word that starts with `beginning`, and words that start with each of `others`. */
  #complete(beginning: string, others: readonly string[], limit: number): Suggestion[] {
    const hasOthers = (folded: string) => others.every((other) => hasWordThatBegins(folded, other))
    const fromList = this.list.heaviest(
      beginning,
      limit,
      (phrase, folded) => hasOthers(folded) && this.#isValid(phrase),
    )
    const recent = Array.from(this.#changed.values())
      .filter(({ folded }) => hasWordThatBegins(folded, beginning) && hasOthers(folded))
      .filter(({ phrase }) => this.#isFindable(phrase))
      .map(({ phrase, folded }) => ({
        phrase,
        weight: phrase.weight * (folded.startsWith(beginning) ? 1 : LATER_WORD),
      }))
    return [...fromList, ...recent]
      .sort((a, b) => b.weight - a.weight)
      .slice(0, limit)
      .map(({ phrase: { weight: _, ...suggestion } }) => suggestion)
  }

  #isValid(phrase: Phrase): boolean {
    const isReplaced = phrase.kind === 'product' && phrase.id !== undefined && this.#changed.has(phrase.id)
    return !isReplaced && this.#isFindable(phrase)
  }

  /** Nothing is suggested that leads to no product. */
  #isFindable({ kind, id, text }: Phrase): boolean {
    const { registry } = this.#table
    if (kind === 'product') return id !== undefined && this.#table.findRow(id) !== undefined
    if (kind === 'category') return registry.findLive(CATEGORY_GROUP, String(id)) !== undefined
    return kind !== 'brand' || registry.findLive(BRAND_GROUP, text) !== undefined
  }

  /** The last word with one typing error undone. */
  #corrections(beginning: string): string[] {
    const lastStart = beginning.lastIndexOf(' ') + 1
    const last = beginning.slice(lastStart)
    if (last.length < SHORTEST_CORRECTED) return []
    return this.#vocabulary.forwards
      .parts()
      .flatMap((words) => nearBeginnings(words, last, 1))
      .sort((a, b) => Number(b[0] === last[0]) - Number(a[0] === last[0]) || b.length - a.length)
      .slice(0, MOST_CORRECTIONS)
      .map((corrected) => beginning.slice(0, lastStart) + corrected)
  }
}

function hasWordThatBegins(folded: string, beginning: string): boolean {
  for (let at = folded.indexOf(beginning); at >= 0; at = folded.indexOf(beginning, at + 1)) {
    if (at === 0 || !/[a-z0-9]/.test(folded[at - 1] as string)) return true
  }
  return false
}
