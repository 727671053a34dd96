/** The most pieces of one product in a cart; larger orders are placed by phone. */
export const maxLineQuantity = 99

/** Limits the wanted number to whole pieces, at least 0, at most the stock and `maxLineQuantity` (CA-02). */
export function clampQuantity(wanted: number, availableStock: number): number {
  if (Number.isNaN(wanted) || Number.isNaN(availableStock)) throw new RangeError('a quantity is a number')
  return Math.max(0, Math.min(Math.trunc(wanted), Math.trunc(availableStock), maxLineQuantity))
}
