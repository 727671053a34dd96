import type { ProductDocument, Suggestion } from '../port.ts'
import { fold } from '../text/tokens.ts'

/** A suggestion with what it weighs against others: about the demand for the products behind it. */
export interface Phrase extends Suggestion {
  weight: number
}

/** Beyond these, the least popular products are found by searching only. */
const MOST_PRODUCTS = 50_000
/** A combination must lead to more than one product, or the product itself is the better suggestion. */
const FEWEST_PRODUCTS = 2
const BRAND_SHARE = 0.8
const COMBINATION_SHARE = 0.3

/** What a shop's products suggest: categories, brands, a category by brand or attribute value, and products. */
export function phrasesOf(documents: readonly ProductDocument[]): Phrase[] {
  const phrases = new Map<string, Phrase & { products: number }>()
  const add = (text: string, kind: Suggestion['kind'], weight: number, id?: number) => {
    if (text === '') return
    const key = `${kind === 'phrase' ? '' : kind} ${fold(text)}`
    const known = phrases.get(key)
    if (!known) phrases.set(key, { text, kind, weight, products: 1, ...(id !== undefined && { id }) })
    else {
      known.weight += weight
      known.products++
    }
  }
  for (const document of documents) {
    const demand = demandOf(document)
    document.categoryIds.forEach((id, i) => {
      add(document.categoryTitles[i] ?? '', 'category', demand, id)
    })
    add(document.brand, 'brand', demand * BRAND_SHARE)
    const narrowest = document.categoryTitles.at(-1)?.toLowerCase()
    if (narrowest === undefined) continue
    for (const quality of new Set([
      document.brand,
      ...document.facetTexts.map((text) => text.toLowerCase()),
    ])) {
      if (quality !== '') add(`${narrowest} ${quality}`, 'phrase', demand * COMBINATION_SHARE)
    }
  }
  const combined = [...phrases.values()]
    .filter(({ kind, products }) => kind !== 'phrase' || products >= FEWEST_PRODUCTS)
    .map(({ products: _, ...phrase }) => phrase)
  const popular = [...documents]
    .sort((a, b) => b.popularity - a.popularity || a.id - b.id)
    .slice(0, MOST_PRODUCTS)
  return [...combined, ...popular.map(phraseOfProduct)]
}

export function phraseOfProduct(document: ProductDocument): Phrase {
  return { text: document.title, kind: 'product', id: document.id, weight: demandOf(document) }
}

function demandOf(document: ProductDocument): number {
  return 1 + document.popularity
}
