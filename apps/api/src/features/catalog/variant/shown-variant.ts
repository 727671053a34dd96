import { countOrderablePieces } from '../stock/availability.ts'

interface Variant {
  priceCents: number
  stockOnHand: number
  stockReserved: number
}

/**
 * Returns the variant whose price the tile shows and that a product page opens with: the cheapest that can be bought,
 * or the cheapest of all when none can be. Of equals the first counts. `isFrom` is set when another variant that can
 * also be bought costs more.
 */
export function chooseShownVariant<V extends Variant>(
  variants: readonly V[],
  leadTimeDays: number | null,
): { variant: V; isAvailable: boolean; isFrom: boolean } | undefined {
  const orderable = variants.filter((variant) => countOrderablePieces(variant, leadTimeDays) > 0)
  const candidates = orderable.length > 0 ? orderable : variants
  const [first, ...others] = candidates
  if (first === undefined) return undefined
  const variant = others.reduce((best, other) => (other.priceCents < best.priceCents ? other : best), first)
  return {
    variant,
    isAvailable: orderable.length > 0,
    isFrom: candidates.some((other) => other.priceCents > variant.priceCents),
  }
}
