import type { Series } from './family.ts'
import type { DemoVariant } from './product.ts'

type Life = Pick<Series, 'basePriceCents' | 'reduction' | 'rise' | 'createdDaysAgo'>

/** How long an ordinary price has been asked, unless the product is younger. */
const daysBeforeReduction = 120

/** Returns what a variant cost since it came, the oldest first: with a rise, a reduction, or neither. */
export function composePrices(
  { basePriceCents, reduction, rise, createdDaysAgo }: Life,
  factor: number,
): DemoVariant['prices'] {
  const full = roundPrice(basePriceCents * factor)
  const before = rise && roundPrice((full * 100) / (100 + rise.percent))
  const raised =
    rise && before !== undefined && before < full
      ? [
          { priceCents: before, fromDaysAgo: createdDaysAgo },
          { priceCents: full, fromDaysAgo: rise.daysAgo },
        ]
      : undefined
  if (!reduction)
    return raised ?? [{ priceCents: full, fromDaysAgo: Math.min(daysBeforeReduction, createdDaysAgo) }]
  const { percent, startedDaysAgo } = reduction
  const lower = { priceCents: roundPrice((full * (100 - percent)) / 100), fromDaysAgo: startedDaysAgo }
  return [
    ...(raised ?? [
      { priceCents: full, fromDaysAgo: Math.min(daysBeforeReduction + startedDaysAgo, createdDaysAgo) },
    ]),
    ...(lower.priceCents < full ? [lower] : []),
  ]
}

/** Below € 100 a price ends in ,95; above, it is whole euros ending in 9. Rounding never makes a higher price the lower one. */
export function roundPrice(cents: number): number {
  if (cents < 10_000) return Math.max(195, Math.round(cents / 100) * 100 - 5)
  return Math.max(9995, Math.round(cents / 1000) * 1000 - 100)
}
