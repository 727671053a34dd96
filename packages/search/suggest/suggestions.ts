import type { Suggestion } from '../port.ts'
import type { ProductTable } from '../store/product-table.ts'
import { brandGroup, categoryGroup } from '../store/value-registry.ts'
import { findNearBeginnings } from '../text/spelling/near-words.ts'
import type { Vocabulary } from '../text/vocabulary/vocabulary.ts'
import { listCompoundsWithHead } from '../text/words/compound-parts.ts'
import { fold } from '../text/words/tokens.ts'
import { findMeantCategories } from './meant-categories.ts'
import type { Phrase } from './phrase.ts'
import { laterWord, type PhraseList, type WeighedPhrase } from './phrase-list.ts'

const longestBeginning = 100
const mostSuggestions = 50
/** Shorter beginnings resemble too many words. */
const shortestCorrected = 4
const mostOtherWords = 8
const mostMeant = 4
const shortestMeant = 2

/** Completes what is being typed. Products that change after the build are kept in a short list of their own. */
export class Suggestions {
  readonly list: PhraseList
  readonly #table: ProductTable
  readonly #vocabulary: Vocabulary
  /** Products changed since the build, by id: the phrase in the list is no longer valid for them. */
  readonly #changed = new Map<number, { phrase: Phrase; folded: string }>()

  constructor(list: PhraseList, table: ProductTable, vocabulary: Vocabulary) {
    this.list = list
    this.#table = table
    this.#vocabulary = vocabulary
  }

  /** Records a product that is new or has a changed title. */
  changePhrase(phrase: Phrase): void {
    if (phrase.id !== undefined) this.#changed.set(phrase.id, { phrase, folded: fold(phrase.text) })
  }

  changedPhrases(): Phrase[] {
    return Array.from(this.#changed.values(), ({ phrase }) => phrase)
  }

  /** Returns completions, best first; when there are none, those of what the visitor may have meant. */
  complete(typed: string, limit: number): Suggestion[] {
    const beginning = fold(typed.slice(0, longestBeginning)).trim().replace(/\s+/g, ' ')
    if (beginning === '' || !(limit >= 1)) return []
    const most = Math.min(Math.floor(limit), mostSuggestions)
    const meant = this.#meant(beginning, most)
    const ways = [
      () => this.#startingWith(beginning, [], most),
      () => this.#withEachWord(beginning, most),
      () => this.#withLastWordAs(this.#compoundsOf, beginning, most),
      () => this.#withLastWordAs(this.#corrections, beginning, most),
    ]
    for (const find of ways) {
      const found = find()
      if (found.length === 0) continue
      const others = found.map(({ phrase: { weight: _, ...suggestion } }) => suggestion)
      const isNew = ({ kind, id, text }: Suggestion) =>
        !meant.some((one) => one.kind === kind && one.id === id && one.text === text)
      return [...meant, ...others.filter(isNew)].slice(0, most)
    }
    return meant
  }

  /** Returns the categories that the visitor probably means, to list first; earlier words are put before their names. */
  #meant(beginning: string, limit: number): Suggestion[] {
    const lastStart = beginning.lastIndexOf(' ') + 1
    const last = beginning.slice(lastStart)
    if (last.length < shortestMeant) return []
    const categories = findMeantCategories(last, this.list, this.#vocabulary, (phrase) =>
      this.#isValid(phrase),
    )
    const before = beginning.slice(0, lastStart)
    return categories.slice(0, Math.min(limit, mostMeant)).map(({ id, text, kind }): Suggestion => {
      if (before === '') return { text, kind, ...(id !== undefined && { id }) }
      return { text: before + text.toLowerCase(), kind: 'phrase' }
    })
  }

  /** Matches words that need not be adjacent: "dekbed bl" finds "dekbedovertrekken blauw". */
  #withEachWord(beginning: string, limit: number): WeighedPhrase[] {
    const [longest = '', ...others] = beginning.split(' ').sort((a, b) => b.length - a.length)
    return this.#startingWith(longest, others, limit)
  }

  /** Returns what is found when other words replace the last one. */
  #withLastWordAs(listOthers: (word: string) => string[], beginning: string, limit: number): WeighedPhrase[] {
    const lastStart = beginning.lastIndexOf(' ') + 1
    const found = listOthers(beginning.slice(lastStart)).flatMap((other) =>
      this.#withEachWord(beginning.slice(0, lastStart) + other, limit),
    )
    const once = new Map(found.map((weighed) => [weighed.phrase, weighed]))
    return heaviestFirst([...once.values()], limit)
  }

  /** Returns phrases with a word that starts with `beginning`, and words that start with each of `others`. */
  #startingWith(beginning: string, others: readonly string[], limit: number): WeighedPhrase[] {
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
        weight: phrase.weight * (folded.startsWith(beginning) ? 1 : laterWord),
      }))
    return heaviestFirst([...fromList, ...recent], limit)
  }

  #isValid(phrase: Phrase): boolean {
    const isReplaced = phrase.kind === 'product' && phrase.id !== undefined && this.#changed.has(phrase.id)
    return !isReplaced && this.#isFindable(phrase)
  }

  /** Whether a suggestion leads to a product; others are not shown. */
  #isFindable({ kind, id, text }: Phrase): boolean {
    const { registry } = this.#table
    if (kind === 'product') return id !== undefined && this.#table.findRow(id) !== undefined
    if (kind === 'category') return registry.findLive(categoryGroup, String(id)) !== undefined
    return kind !== 'brand' || registry.findLive(brandGroup, text) !== undefined
  }

  /** Returns words whose end begins with what was typed: tafellamp and hanglamp for lamp, dekbedovertrek for overt. */
  readonly #compoundsOf = (word: string): string[] =>
    [word, ...this.#vocabulary.heads.startingWith(word, mostOtherWords)]
      .flatMap((head) => listCompoundsWithHead(head, this.#vocabulary))
      .slice(0, mostOtherWords)
      .map(({ term }) => this.#vocabulary.getUsualWord(term))

  /** Returns beginnings of words that differ by one typing error, those with the same first letter first. */
  readonly #corrections = (word: string): string[] =>
    word.length < shortestCorrected
      ? []
      : this.#vocabulary.forwards
          .parts()
          .flatMap((words) => findNearBeginnings(words, word, 1))
          .sort((a, b) => Number(b[0] === word[0]) - Number(a[0] === word[0]) || b.length - a.length)
          .slice(0, mostOtherWords)
}

function heaviestFirst(phrases: WeighedPhrase[], limit: number): WeighedPhrase[] {
  return phrases.sort((a, b) => b.weight - a.weight).slice(0, limit)
}

function hasWordThatBegins(folded: string, beginning: string): boolean {
  for (let at = folded.indexOf(beginning); at >= 0; at = folded.indexOf(beginning, at + 1)) {
    if (at === 0 || !/[a-z0-9]/.test(folded[at - 1] as string)) return true
  }
  return false
}
