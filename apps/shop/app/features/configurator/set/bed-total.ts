import { type BedFacts, calculateBedFacts } from '@sluimer/domain/configurator/bed/bed-facts'
import { calculateBedPriceAt } from '@sluimer/domain/configurator/bed/bed-price-history'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import type { BedSet } from './bed-set.ts'

export interface BedTotal extends BedFacts {
  /** What the bed costs with the options chosen so far, VAT included (CF-10). */
  readonly totalCents: number
}

export function calculateBedTotal({ baseCents, configurator }: BedSet, choices: Choices): BedTotal {
  const facts = calculateBedFacts(configurator.definition, choices)
  return { ...facts, totalCents: baseCents + facts.extraCents }
}

/** Returns the former price of the bed, by the same rule as for all goods; undefined where the law allows none. */
export function findFormerCents(set: BedSet, choices: Choices, now: Date): number | undefined {
  const { totalCents } = calculateBedTotal(set, choices)
  return calculateBedPriceAt(set.prices, { choices, priceCents: totalCents }, now).formerPriceCents
}
