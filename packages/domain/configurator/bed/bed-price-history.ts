import { findPriceCents, type PricePeriod } from '../../catalog/price.ts'

/** What the options of a bed cost together in one version of its set, and when that version was the one that was sold. */
export interface ExtraPeriod {
  /** Null while the bed could not be ordered. */
  readonly extraCents: number | null
  readonly validFrom: Date
  readonly validTo: Date | null
}

/**
 * Returns what was asked for a bed: the price of its set and its extras, each as they were at the time. A bed has a new
 * price when either changes, so a base price that falls while an extra rises by as much is no reduction. Moments at which
 * the bed could not be ordered have no price. Former prices are computed from this history as for all other goods.
 */
export function mergeBedHistory(base: readonly PricePeriod[], extras: readonly ExtraPeriod[]): PricePeriod[] {
  const moments = listMoments([...base, ...extras])
  return moments.flatMap((validFrom, at) => {
    const baseCents = findPriceCents(base, validFrom)
    const extraCents = extras.findLast((one) => isValid(one, validFrom))?.extraCents ?? null
    if (baseCents === undefined || extraCents === null) return []
    return [{ priceCents: baseCents + extraCents, validFrom, validTo: moments[at + 1] ?? null }]
  })
}

type Period = Pick<ExtraPeriod, 'validFrom' | 'validTo'>

function isValid({ validFrom, validTo }: Period, at: Date): boolean {
  return validFrom <= at && (validTo === null || validTo > at)
}

function listMoments(periods: readonly Period[]): Date[] {
  const times = periods.flatMap(({ validFrom, validTo }) => [
    validFrom.getTime(),
    ...(validTo === null ? [] : [validTo.getTime()]),
  ])
  return [...new Set(times)].toSorted((a, b) => a - b).map((time) => new Date(time))
}
