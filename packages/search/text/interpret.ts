import { CATEGORY_GROUP, type ValueRegistry } from '../store/value-registry.ts'
import type { Language } from './language.ts'

const LONGEST_PHRASE = 3

/** Recognises facet values in words: 160x200, blauw, 2-persoons. Learns new values when it is asked. */
export class ValueLexicon {
  readonly #registry: ValueRegistry
  readonly #language: Language
  readonly #valuesByPhrase = new Map<string, number[]>()
  #learned = 0

  constructor(registry: ValueRegistry, language: Language) {
    this.#registry = registry
    this.#language = language
  }

  /** The facet values that the words name, by facet; undefined when they name none. */
  interpret(words: readonly string[]): Record<string, string[]> | undefined {
    this.#learn()
    const slugsByFacet = new Map<string, Set<string>>()
    const stems = words.map(this.#language.stem)
    for (let start = 0; start < stems.length; start++) {
      for (let end = start + 1; end <= Math.min(stems.length, start + LONGEST_PHRASE); end++) {
        for (const value of this.#valuesByPhrase.get(stems.slice(start, end).join(' ')) ?? []) {
          this.#collect(value, slugsByFacet)
        }
      }
    }
    if (slugsByFacet.size === 0) return undefined
    return Object.fromEntries(Array.from(slugsByFacet, ([facet, slugs]) => [facet, [...slugs]]))
  }

  #collect(value: number, slugsByFacet: Map<string, Set<string>>): void {
    const group = this.#registry.groupOf.values[value] as number
    const slug = this.#registry.names[value] as string
    const facet = this.#registry.facetKeyOf(group)
    if (facet === undefined || this.#registry.findLive(group, slug) === undefined) return
    const slugs = slugsByFacet.get(facet)
    if (slugs) slugs.add(slug)
    else slugsByFacet.set(facet, new Set([slug]))
  }

  #learn(): void {
    for (; this.#learned < this.#registry.size; this.#learned++) {
      if (this.#registry.groupOf.values[this.#learned] === CATEGORY_GROUP) continue
      const slug = this.#registry.names[this.#learned] as string
      const phrase = this.#language.wordsOf(slug.replaceAll('-', ' ')).map(this.#language.stem).join(' ')
      const known = this.#valuesByPhrase.get(phrase)
      if (known) known.push(this.#learned)
      else this.#valuesByPhrase.set(phrase, [this.#learned])
    }
  }
}
