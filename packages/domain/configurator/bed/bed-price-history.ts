import { calculatePriceAt, findPriceCents, type PricePeriod, type PriceView } from '../../catalog/price.ts'
import { findBrokenRules } from '../model/broken-rules.ts'
import type { Choices, ConfiguratorOption, ConfiguratorRule } from '../model/definition.ts'

/** What a version of a set says about prices: the extras of its options, and which of them went together. */
export interface PricedVersion {
  readonly properties: readonly {
    readonly id: string
    readonly options: readonly Pick<ConfiguratorOption, 'id' | 'extraCents'>[]
  }[]
  readonly rules: readonly Pick<ConfiguratorRule, 'never'>[]
  /** When it was first sold; the next version ends it. */
  readonly soldFrom: Date
}

/** What the former prices of the beds of a set follow from. */
export interface SetPrices {
  /** The price of its article, with its deals. */
  readonly base: readonly PricePeriod[]
  /** Oldest first; the last is the one that is sold now. */
  readonly versions: readonly PricedVersion[]
}

/** What the options of a bed cost together in one version of its set, and when that version was the one that was sold. */
export interface ExtraPeriod {
  /** Null while the bed could not be ordered. */
  readonly extraCents: number | null
  readonly validFrom: Date
  readonly validTo: Date | null
}

/**
 * Returns what was asked for a bed: the price of its set and its extras, each as they were at the time. A bed has a new
 * price when either changes, so a base price that falls while an extra rises by as much is not a reduction. Moments at which
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

/**
 * Returns what a bed costs at a moment, with its former price only where the law allows one. A bed that is not whole yet is
 * compared with what the same choices cost before.
 */
export function calculateBedPriceAt(
  { base, versions }: SetPrices,
  { choices, priceCents }: { choices: Choices; priceCents: number },
  at: Date,
): PriceView {
  return calculatePriceAt(mergeBedHistory(base, listExtraPeriods(versions, choices)), priceCents, at)
}

/** Returns what the extras of a bed cost in each version, and when it could not be ordered. */
export function listExtraPeriods(versions: readonly PricedVersion[], choices: Choices): ExtraPeriod[] {
  const asked = new Set(versions.at(-1)?.properties.map(({ id }) => id))
  return versions.map((version, at) => ({
    extraCents: sumExtras(version, choices, asked),
    validFrom: version.soldFrom,
    validTo: versions[at + 1]?.soldFrom ?? null,
  }))
}

/**
 * Adds up the extras of the choices; null when the version did not have them all, forbade them together, or asked for
 * something that the version of now (`asked`) no longer asks.
 */
function sumExtras(
  { properties, rules }: PricedVersion,
  choices: Choices,
  asked: ReadonlySet<string>,
): number | null {
  let sum = 0
  for (const { id, options } of properties) {
    const chosen = Object.hasOwn(choices, id) ? choices[id] : undefined
    if (chosen === undefined && asked.has(id)) continue
    const option = options.find((one) => one.id === chosen)
    if (option === undefined) return null
    sum += option.extraCents
  }
  return findBrokenRules({ rules }, choices).length > 0 ? null : sum
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
