import type { ProductDocument, Suggestion } from '../port.ts'
import { fold } from '../text/tokens.ts'
import { type Phrase, phraseOfProduct } from './phrase.ts'

/** Beyond these, the least popular products are found by searching only. */
const MOST_PRODUCTS = 50_000
/** A combination must lead to more than one product, or the product itself is the better suggestion. */
const FEWEST_PRODUCTS = 2
const BRAND_SHARE = 0.8
const COMBINATION_SHARE = 0.3

/** Gathers what products suggest: categories, brands, a category by brand or attribute value, and the products. */
export class PhraseCollector {
  readonly #shared = new Map<string, { phrase: Phrase; products: number }>()
  #products: Phrase[] = []

  add(document: ProductDocument): void {
    const product = phraseOfProduct(document)
    const { weight } = product
    this.#products.push(product)
    if (this.#products.length >= 2 * MOST_PRODUCTS) this.#products = heaviest(this.#products)

    document.categoryIds.forEach((id, i) => {
      this.#share({ text: document.categoryTitles[i] ?? '', kind: 'category', id, weight })
    })
    this.#share({ text: document.brand, kind: 'brand', weight: weight * BRAND_SHARE })
    const narrowest = document.categoryTitles.at(-1)?.toLowerCase()
    if (narrowest === undefined) return
    const qualities = new Set([document.brand, ...document.facetTexts.map((text) => text.toLowerCase())])
    qualities.delete('')
    for (const quality of qualities) {
      this.#share({ text: `${narrowest} ${quality}`, kind: 'phrase', weight: weight * COMBINATION_SHARE })
    }
  }

  phrases(): Phrase[] {
    const shared = [...this.#shared.values()]
      .filter(({ phrase, products }) => phrase.kind !== 'phrase' || products >= FEWEST_PRODUCTS)
      .map(({ phrase }) => phrase)
    return [...shared, ...heaviest(this.#products)]
  }

  /** Adds the weight to the phrase that the products have in common. */
  #share(phrase: Phrase): void {
    if (phrase.text === '') return
    const key = `${keyOfKind(phrase)} ${fold(phrase.text)}`
    const known = this.#shared.get(key)
    if (!known) this.#shared.set(key, { phrase, products: 1 })
    else {
      known.phrase.weight += phrase.weight
      known.products++
    }
  }
}

function keyOfKind({ kind, id }: Suggestion): string {
  return `${kind} ${id ?? ''}`
}

function heaviest(products: Phrase[]): Phrase[] {
  return products.sort((a, b) => b.weight - a.weight || (a.id ?? 0) - (b.id ?? 0)).slice(0, MOST_PRODUCTS)
}
