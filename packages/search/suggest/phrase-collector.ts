import type { ProductDocument } from '../port.ts'
import type { Language } from '../text/language.ts'
import { fold } from '../text/tokens.ts'
import { type Phrase, phraseOfProduct } from './phrase.ts'

/** Beyond these, the least popular products are found by searching only. */
const MOST_PRODUCTS = 50_000
/** A combination must lead to more than one product, or the product itself is the better suggestion. */
const FEWEST_PRODUCTS = 2
/** A quality that nearly all of a category has narrows nothing: "vloerkleden morgen in huis". */
const LARGEST_SHARE = 0.8
const BRAND_SHARE = 0.8
const COMBINATION_SHARE = 0.3

interface SharedPhrase {
  phrase: Phrase
  products: number
  /** Of a combination, the category that it narrows. */
  kind: string | undefined
}

/** Gathers what products suggest: categories, brands, a kind of product by brand or attribute value, and the products. */
export class PhraseCollector {
  readonly #language: Language
  readonly #shared = new Map<string, SharedPhrase>()
  readonly #productsByKind = new Map<string, number>()
  #products: Phrase[] = []

  constructor(language: Language) {
    this.#language = language
  }

  add(document: ProductDocument): void {
    const product = phraseOfProduct(document)
    const { weight } = product
    this.#products.push(product)
    if (this.#products.length >= 2 * MOST_PRODUCTS) this.#products = heaviest(this.#products)

    document.categoryIds.forEach((id, i) => {
      this.#share({ text: document.categoryTitles[i] ?? '', kind: 'category', id, weight })
    })
    this.#share({ text: document.brand, kind: 'brand', weight: weight * BRAND_SHARE })

    const kind = this.#kindOf(document)?.toLowerCase()
    if (kind === undefined) return
    this.#productsByKind.set(kind, (this.#productsByKind.get(kind) ?? 0) + 1)
    const qualities = new Set([document.brand, ...document.facetTexts.map((text) => text.toLowerCase())])
    qualities.delete('')
    for (const quality of qualities) {
      this.#share({ text: `${kind} ${quality}`, kind: 'phrase', weight: weight * COMBINATION_SHARE }, kind)
    }
  }

  phrases(): Phrase[] {
    const shared = [...this.#shared.values()].filter((one) => this.#isUseful(one)).map(({ phrase }) => phrase)
    return [...shared, ...heaviest(this.#products)]
  }

  /** The category that names what the product is: Dekbedovertrekken for a "Dekbedovertrek Takje", never Black Friday. */
  #kindOf(document: ProductDocument): string | undefined {
    const { wordsOf, stem } = this.#language
    const inTitle = new Set(wordsOf(document.title).map(stem))
    return document.categoryTitles.findLast((title) => {
      const stems = wordsOf(title).map(stem)
      return stems.length > 0 && stems.every((word) => inTitle.has(word))
    })
  }

  /** Adds the weight to the phrase that products have in common. */
  #share(phrase: Phrase, kind?: string): void {
    if (phrase.text === '') return
    const key = `${phrase.kind} ${phrase.id ?? ''} ${fold(phrase.text)}`
    const known = this.#shared.get(key)
    if (known) {
      known.phrase.weight += phrase.weight
      known.products++
    } else this.#shared.set(key, { phrase, products: 1, kind })
  }

  #isUseful({ products, kind }: SharedPhrase): boolean {
    if (kind === undefined) return true
    return products >= FEWEST_PRODUCTS && products <= (this.#productsByKind.get(kind) ?? 0) * LARGEST_SHARE
  }
}

function heaviest(products: Phrase[]): Phrase[] {
  return products.sort((a, b) => b.weight - a.weight || (a.id ?? 0) - (b.id ?? 0)).slice(0, MOST_PRODUCTS)
}
