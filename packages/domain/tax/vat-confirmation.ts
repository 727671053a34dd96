/** The register's answer: the proof that a number was valid when goods were sold without VAT. */
export interface VatConfirmation {
  /** With the country prefix: 'BE0123456749'. */
  vatNumber: string
  /** The register's identifier of the consultation. */
  requestIdentifier: string
  /** The ISO moment of the answer. */
  confirmedAt: string
}

const dayMs = 24 * 3_600_000

/**
 * Whether a confirmation still counts: it does for a day, since numbers expire and it has to be about the moment of the
 * sale (Directive 2006/112, art. 138).
 */
export function isFreshConfirmation(
  confirmation: VatConfirmation | null,
  vatNumber: string,
  now: Date,
): confirmation is VatConfirmation {
  if (confirmation === null || confirmation.vatNumber !== vatNumber) return false
  return now.getTime() - Date.parse(confirmation.confirmedAt) < dayMs
}
