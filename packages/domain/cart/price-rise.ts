import { findPriceCents, type PricePeriod } from '../catalog/price.ts'

/**
 * Returns what one piece cost when it was put into the cart, if it costs more now. Undefined when it does not, or when nothing
 * was asked for it then.
 */
export function findPriceBeforeRise(
  history: readonly PricePeriod[],
  { addedAt, priceCents }: { addedAt: Date; priceCents: number },
): number | undefined {
  const earlierCents = findPriceCents(history, addedAt)
  return earlierCents !== undefined && earlierCents < priceCents ? earlierCents : undefined
}
