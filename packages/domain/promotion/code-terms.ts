/** When and how often a code can be used, whatever is in the cart. */
export interface CodeTerms {
  active: boolean
  validFrom: Date | null
  /** Up to, not including, this moment. */
  validUntil: Date | null
  /** Orders that may still use it; null when there is no limit. */
  usesLeft: number | null
  isUsedByCustomer: boolean
}

export type TermsProblem =
  | { reason: 'unknown' }
  | { reason: 'not_yet'; from: Date }
  | { reason: 'expired' }
  | { reason: 'used_up' }
  | { reason: 'used_by_customer' }

/** Returns why a code cannot be used at this moment; undefined when it can (CA-02). */
export function findTermsProblem(terms: CodeTerms, now: Date): TermsProblem | undefined {
  if (!terms.active) return { reason: 'unknown' }
  if (terms.validFrom !== null && now < terms.validFrom) return { reason: 'not_yet', from: terms.validFrom }
  if (terms.validUntil !== null && now >= terms.validUntil) return { reason: 'expired' }
  if (terms.isUsedByCustomer) return { reason: 'used_by_customer' }
  if (terms.usesLeft !== null && terms.usesLeft <= 0) return { reason: 'used_up' }
  return undefined
}
