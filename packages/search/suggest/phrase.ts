import type { ProductDocument, Suggestion } from '../port.ts'

/** A suggestion with its weight against others: the demand for the products behind it. */
export interface Phrase extends Suggestion {
  weight: number
}

/** Returns the phrase under which a product is suggested; popular products weigh more. */
export function toPhrase(document: ProductDocument): Phrase {
  return { text: document.title, kind: 'product', id: document.id, weight: 1 + document.popularity }
}
