/** Below € 100 a price ends in ,95; above, it is whole euros ending in 9. Rounding never makes a higher price the lower one. */
export function roundPrice(cents: number): number {
  if (cents < 10_000) return Math.max(195, Math.round(cents / 100) * 100 - 5)
  return Math.max(9995, Math.round(cents / 1000) * 1000 - 100)
}
