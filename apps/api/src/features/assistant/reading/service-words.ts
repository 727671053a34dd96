import { type Concept, listConcepts } from '@sluimer/assistant/intent/concepts'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'

/** Words of these concepts ask something of the service, whatever goods are named besides. */
export const serviceConcepts: readonly Concept[] = [
  ...(['deliver', 'pay', 'return', 'broken', 'order', 'status', 'change', 'account', 'business'] as const),
]
/** Whether a message has a word that asks something of the service. */
export function hasServiceWord(message: string): boolean {
  return hasConcept(message, serviceConcepts)
}

/** 'Per stuk' tells a price, and nothing of damage. */
const perPiece = /\bper stuk\b/giu

/** Linen as in a hotel is not an order of one. */
const likeHotel =
  /\bhotel(?:kwaliteit|stijl|gevoel)?\b(?=[\s?!.]*$| \p{L}*(?:laken|dekbed|overtrek|kussen|handdoek|badjas|matras|bed))/giu

/** Whether a message has a word of these concepts. */
export function hasConcept(message: string, concepts: readonly Concept[]): boolean {
  return splitTokens(fold(message.replace(perPiece, ' ').replace(likeHotel, ' ')))
    .flatMap(listConcepts)
    .some((concept) => concepts.includes(concept))
}

/** 'Kerstkrans' alone asks nothing of the service, however like its words it is. */
export function isOneStrange(message: string): boolean {
  return /^\p{L}+[?!.]*$/u.test(message) && !hasServiceWord(message)
}
