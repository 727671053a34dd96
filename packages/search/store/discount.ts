/** Returns the saving on a former price in hundredths of a percent; 0 without one, which any price that is not higher stands for. */
export function calculateDiscount(priceCents: number, formerPriceCents: number): number {
  if (formerPriceCents <= priceCents) return 0
  return Math.floor(((formerPriceCents - priceCents) * 10_000) / formerPriceCents)
}
