import { assertCents } from './euro.ts'

/**
 * The VAT inside a price that includes it: gross × rate / (100 + rate), rounded half up per call.
 * Call it once per rate and document (invoice law asks the VAT amount per rate), not per piece.
 */
export function includedVatCents(grossCents: number, ratePercent: number): number {
  assertCents(grossCents)
  if (!(ratePercent >= 0 && ratePercent <= 100)) throw new RangeError(`not a VAT rate: ${ratePercent}`)
  const vat = Math.round((Math.abs(grossCents) * ratePercent) / (100 + ratePercent))
  return grossCents < 0 && vat !== 0 ? -vat : vat
}

/** A price without the VAT in it. Rounded per call: a net price of one piece times the pieces is what a business pays. */
export function netCents(grossCents: number, ratePercent: number): number {
  return grossCents - includedVatCents(grossCents, ratePercent)
}
