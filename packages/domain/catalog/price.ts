/** A price and when it applies: from `validFrom` up to but not including `validTo`, which is null while no end is set. */
export interface PricePeriod {
  priceCents: number
  validFrom: Date
  validTo: Date | null
}

export interface PriceView {
  priceCents: number
  formerPriceCents?: number
  discountPercent?: number
}

/** How far back Besluit prijsaanduiding producten art. 5a (NL) and art. VI.18 WER (BE) look. */
const referenceDays = 30
/** Our own limit: a longer reduction has become the price (supervisors warn against promotions that run on and on). */
const longestReductionDays = 365
/** Periods that ended longer ago do not influence any result here and need not be read. */
export const relevantHistoryDays = longestReductionDays + referenceDays
const dayMs = 86_400_000

/** Returns the price at that moment; when periods overlap, that of the latest to start. */
export function findPriceCents(history: readonly PricePeriod[], at: Date): number | undefined {
  return findCurrent(startedBy(history, at), at)?.priceCents
}

/**
 * Returns the lowest price of the 30 days before the present price came into force, if that was a reduction. It is the
 * only price that may be shown to a shopper as the former one. Returns undefined when there is no reduction, or when
 * there are no 30 days of prices to compare with.
 *
 * Follows the strict reading of the law, which holds in both countries:
 * - every further cut is a new reduction, so 100 → 80 → 60 compares 60 with 80 (the exception for progressive reductions
 *   is optional and not used);
 * - the 30 days also catch a raise shortly before the cut, and a deal that ended and comes back;
 * - a price first asked less than 30 days before the cut proves nothing (the Dutch decree has no exception for new products).
 */
export function findLowestCentsBeforeReduction(
  history: readonly PricePeriod[],
  at: Date,
): number | undefined {
  const started = startedBy(history, at)
  const current = findCurrent(started, at)
  if (current === undefined) return undefined
  const earlier = started.slice(0, started.indexOf(current))
  let since = current.validFrom
  // Successive periods with the same price count as one: prolonging a deal without a pause is not another cut.
  while (earlier.at(-1)?.priceCents === current.priceCents && endsBy(earlier.at(-1), since)) {
    since = earlier.pop()?.validFrom ?? since
  }
  const previous = earlier.at(-1)
  if (previous === undefined || previous.priceCents <= current.priceCents) return undefined
  if (since < daysBefore(at, longestReductionDays)) return undefined
  return lowestOfDaysBefore(earlier, since)
}

/**
 * Returns the lowest price asked in the 30 days up to a moment. When a reduction began earlier, at `since`, the 30 days
 * before that count as well. A further reduction may be counted from this price. Undefined when nothing was asked.
 */
export function findLowestChargedCents(
  history: readonly PricePeriod[],
  at: Date,
  since: Date | null = null,
): number | undefined {
  const ends = since !== null && since < at ? [at, since] : [at]
  const asked = ends.flatMap((end) => {
    const windowStart = daysBefore(end, referenceDays)
    return startedBy(history, end).filter(({ validTo }) => validTo === null || validTo > windowStart)
  })
  return asked.length === 0 ? undefined : Math.min(...asked.map(({ priceCents }) => priceCents))
}

/** Returns the price, and the former one only when the law allows it. Throws when no price is valid. */
export function calculatePriceView({
  history,
  at,
}: {
  history: readonly PricePeriod[]
  at: Date
}): PriceView {
  const priceCents = findPriceCents(history, at)
  if (priceCents === undefined) throw new RangeError(`no price is valid at ${at.toISOString()}`)
  const formerPriceCents = findLowestCentsBeforeReduction(history, at)
  if (formerPriceCents === undefined || formerPriceCents <= priceCents) return { priceCents }
  // Rounded down, so that the percentage never promises more than the shopper gets; below one percent it is left out.
  const discountPercent = Math.floor(((formerPriceCents - priceCents) * 100) / formerPriceCents)
  return { priceCents, formerPriceCents, ...(discountPercent > 0 && { discountPercent }) }
}

/**
 * Returns what goods cost at a moment, with the former price only where the law allows one. A price that began a moment ago
 * on a machine whose clock runs ahead counts already; a history that does not lead to this price proves no former one.
 */
export function calculatePriceAt(history: readonly PricePeriod[], priceCents: number, at: Date): PriceView {
  const latest = history.at(-1)
  if (latest === undefined) return { priceCents }
  const moment = latest.validFrom > at ? latest.validFrom : at
  return findPriceCents(history, moment) === priceCents
    ? calculatePriceView({ history, at: moment })
    : { priceCents }
}

function startedBy(history: readonly PricePeriod[], at: Date): PricePeriod[] {
  return history
    .filter(({ validFrom, validTo }) => validFrom <= at && (validTo === null || validTo > validFrom))
    .toSorted((a, b) => a.validFrom.getTime() - b.validFrom.getTime())
}

function findCurrent(started: readonly PricePeriod[], at: Date): PricePeriod | undefined {
  return started.findLast(({ validTo }) => validTo === null || validTo > at)
}

/** Whether a period lasts until that moment, without a pause before it. */
function endsBy(period: PricePeriod | undefined, moment: Date): boolean {
  return period !== undefined && (period.validTo === null || period.validTo >= moment)
}

function lowestOfDaysBefore(earlier: readonly PricePeriod[], since: Date): number | undefined {
  const windowStart = daysBefore(since, referenceDays)
  const isLongEnough = earlier.some(({ validFrom }) => validFrom <= windowStart)
  const inWindow = earlier.filter(({ validTo }) => validTo === null || validTo > windowStart)
  if (!isLongEnough || inWindow.length === 0) return undefined
  return Math.min(...inWindow.map(({ priceCents }) => priceCents))
}

function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * dayMs)
}
