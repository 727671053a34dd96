import type { ProductDocument, Suggestion } from '../port.ts'
import type { Language } from '../text/words/language.ts'
import { remembered } from '../text/words/remembered.ts'
import { fold } from '../text/words/tokens.ts'
import { type Phrase, toPhrase } from './phrase.ts'

/** Beyond this number, the least popular products are found by searching only. */
const mostProducts = 50_000
/** A combination must lead to more than one product; otherwise the product itself is the better suggestion. */
const fewestProducts = 2
/** A quality that nearly every product of a category has narrows nothing: "vloerkleden morgen in huis". */
const largestShare = 0.8
const sizePattern = /\d+ ?x ?\d+/
const brandShare = 0.8
const combinationShare = 0.3

interface SharedPhrase {
  phrase: Phrase
  products: number
  /** The last product that was counted, since two of its values may have the same name. */
  product: Phrase
  /** For a combination, the category that it narrows. */
  kind: string | undefined
}

/** Phrases that products share, by the folded text that distinguishes them. */
type SharedPhrases = Map<string, SharedPhrase>

/** Brands, categories and attribute values belong to many products. */
const rememberedTexts = 20_000

/** Collects suggestions: categories, brands, a kind of product by brand or attribute value, and the products. */
export class PhraseCollector {
  readonly #language: Language
  readonly #brands: SharedPhrases = new Map()
  readonly #categories = new Map<number, SharedPhrases>()
  readonly #combinations = new Map<string, SharedPhrases>()
  readonly #productsByKind = new Map<string, number>()
  readonly #fold = remembered(fold, rememberedTexts)
  readonly #lowerCase = remembered((text) => text.toLowerCase(), rememberedTexts)
  #products: Phrase[] = []

  constructor(language: Language) {
    this.#language = language
  }

  add(document: ProductDocument): void {
    const product = toPhrase(document)
    const { weight } = product
    this.#products.push(product)
    if (this.#products.length >= 2 * mostProducts) this.#products = heaviest(this.#products)

    document.categoryIds.forEach((id, i) => {
      const text = document.categoryTitles[i] ?? ''
      this.#share(product, text, weight, getOrAddGroup(this.#categories, id), () => ({
        text,
        kind: 'category',
        id,
      }))
    })
    const { brand } = document
    this.#share(product, brand, weight * brandShare, this.#brands, () => ({ text: brand, kind: 'brand' }))

    const kind = this.#kindOf(document)?.toLowerCase()
    if (kind === undefined) return
    this.#productsByKind.set(kind, (this.#productsByKind.get(kind) ?? 0) + 1)
    const combinations = getOrAddGroup(this.#combinations, kind)
    const narrow = (quality: string) => {
      const makePhrase = (): Suggestion => ({ text: `${kind} ${quality}`, kind: 'phrase' })
      this.#share(product, quality, weight * combinationShare, combinations, makePhrase, kind)
    }
    narrow(brand)
    for (const text of document.facetTexts) narrow(this.#lowerCase(text))
  }

  phrases(): Phrase[] {
    const groups = [this.#brands, ...this.#categories.values(), ...this.#combinations.values()]
    const shared = groups
      .flatMap((group) => [...group.values()])
      .filter((one) => this.#isUseful(one))
      .map(({ phrase }) => phrase)
    return [...shared, ...heaviest(this.#products)]
  }

  /** Returns the category that names the product: Dekbedovertrekken for a "Dekbedovertrek Takje", never Black Friday. */
  #kindOf(document: ProductDocument): string | undefined {
    const { splitWords, stem } = this.#language
    const inTitle = new Set(splitWords(document.title).map(stem))
    return document.categoryTitles.findLast((title) => {
      const stems = splitWords(title).map(stem)
      return stems.length > 0 && stems.every((word) => inTitle.has(word))
    })
  }

  /** Adds the weight to the phrase that products share. */
  #share(
    product: Phrase,
    text: string,
    weight: number,
    group: SharedPhrases,
    makePhrase: () => Suggestion,
    kind?: string,
  ): void {
    if (text === '') return
    const key = this.#fold(text)
    const known = group.get(key)
    if (known === undefined) {
      group.set(key, { phrase: { ...makePhrase(), weight }, products: 1, product, kind })
    } else if (known.product !== product) {
      known.phrase.weight += weight
      known.products++
      known.product = product
    }
  }

  #isUseful({ phrase, products, kind }: SharedPhrase): boolean {
    if (kind === undefined) return true
    // Most people look for the size that every bed has, so sizes have no upper limit.
    if (sizePattern.test(phrase.text)) return products >= fewestProducts
    return products >= fewestProducts && products <= (this.#productsByKind.get(kind) ?? 0) * largestShare
  }
}

function getOrAddGroup<Key>(groups: Map<Key, SharedPhrases>, key: Key): SharedPhrases {
  const known = groups.get(key)
  if (known) return known
  const group: SharedPhrases = new Map()
  groups.set(key, group)
  return group
}

function heaviest(products: Phrase[]): Phrase[] {
  return products.sort((a, b) => b.weight - a.weight || (a.id ?? 0) - (b.id ?? 0)).slice(0, mostProducts)
}
