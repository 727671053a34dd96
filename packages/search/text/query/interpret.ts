import { categoryGroup, type ValueRegistry } from '../../store/value-registry.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

const longestPhrase = 3
/**
 * The share of the products with a word that must carry the facet value of that name: "kussens" is a product before it
 * is a style of headboard.
 */
const leastShare = 0.5

/** Recognises facet values in words: 160x200, blauw, 2-persoons. Learns new values when it is used. */
export class ValueLexicon {
  readonly #registry: ValueRegistry
  readonly #vocabulary: Vocabulary
  readonly #valuesByPhrase = new Map<string, number[]>()
  #learned = 0

  constructor(registry: ValueRegistry, vocabulary: Vocabulary) {
    this.#registry = registry
    this.#vocabulary = vocabulary
  }

  /** Returns the facet values that the words name, by facet; undefined when they name none. */
  interpret(words: readonly string[]): Record<string, string[]> | undefined {
    this.#learn()
    const slugsByFacet = new Map<string, Set<string>>()
    const stems = words.map(this.#vocabulary.language.stem)
    for (let start = 0; start < stems.length; start++) {
      for (let end = start + 1; end <= Math.min(stems.length, start + longestPhrase); end++) {
        const mostRows = end - start === 1 ? this.#rowCountOf(words[start] as string) : 0
        for (const value of this.#valuesByPhrase.get(stems.slice(start, end).join(' ')) ?? []) {
          const carriers = this.#registry.liveCount.values[value] as number
          if (carriers >= mostRows * leastShare) this.#collect(value, slugsByFacet)
        }
      }
    }
    if (slugsByFacet.size === 0) return undefined
    return Object.fromEntries(Array.from(slugsByFacet, ([facet, slugs]) => [facet, [...slugs]]))
  }

  /** Whether a word, in any form, is the whole name of a facet value. */
  isValue(word: string): boolean {
    this.#learn()
    return this.#valuesByPhrase.has(this.#vocabulary.language.stem(word))
  }

  #rowCountOf(word: string): number {
    const term = this.#vocabulary.findTerm(word)
    return term === undefined ? 0 : this.#vocabulary.getPostings(term).rows.length
  }

  #collect(value: number, slugsByFacet: Map<string, Set<string>>): void {
    const group = this.#registry.groupOf.values[value] as number
    const slug = this.#registry.names[value] as string
    const facet = this.#registry.findFacetKey(group)
    if (facet === undefined || this.#registry.findLive(group, slug) === undefined) return
    const slugs = slugsByFacet.get(facet)
    if (slugs) slugs.add(slug)
    else slugsByFacet.set(facet, new Set([slug]))
  }

  #learn(): void {
    for (; this.#learned < this.#registry.size; this.#learned++) {
      if (this.#registry.groupOf.values[this.#learned] === categoryGroup) continue
      const slug = this.#registry.names[this.#learned] as string
      const { wordsOfSlug, stem } = this.#vocabulary.language
      const phrase = wordsOfSlug(slug).map(stem).join(' ')
      const known = this.#valuesByPhrase.get(phrase)
      if (known) known.push(this.#learned)
      else this.#valuesByPhrase.set(phrase, [this.#learned])
    }
  }
}
