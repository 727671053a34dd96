import { assertCents } from './euro.ts'

/**
 * Returns the VAT inside a price that includes it: gross × rate / (100 + rate), rounded half up per call. Call it once
 * per rate and document, not per piece: invoice law requires the VAT amount per rate.
 */
export function calculateIncludedVatCents(grossCents: number, ratePercent: number): number {
  assertCents(grossCents)
  if (!(ratePercent >= 0 && ratePercent <= 100)) throw new RangeError(`not a VAT rate: ${ratePercent}`)
  const vat = Math.round((Math.abs(grossCents) * ratePercent) / (100 + ratePercent))
  return grossCents < 0 && vat !== 0 ? -vat : vat
}

/** Returns a price without its VAT, rounded per call: a business pays the net price of one piece times the pieces. */
export function calculateNetCents(grossCents: number, ratePercent: number): number {
  return grossCents - calculateIncludedVatCents(grossCents, ratePercent)
}
