/** What the register answered: the proof that a number was valid when goods were sold without VAT. */
export interface VatConfirmation {
  /** With its country: 'BE0123456749'. */
  vatNumber: string
  /** The register's own name for the consultation. */
  requestIdentifier: string
  /** ISO moment at which it answered. */
  confirmedAt: string
}

const dayMs = 24 * 3_600_000

/** A confirmation counts for a day: numbers end, and it has to be about the moment of the sale (Directive 2006/112, art. 138). */
export function isFreshConfirmation(
  confirmation: VatConfirmation | null,
  vatNumber: string,
  now: Date,
): confirmation is VatConfirmation {
  if (confirmation === null || confirmation.vatNumber !== vatNumber) return false
  return now.getTime() - Date.parse(confirmation.confirmedAt) < dayMs
}
