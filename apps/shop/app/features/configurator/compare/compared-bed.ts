import { formatKilograms } from '@sluimer/domain/catalog/weight'
import { findBrokenRules } from '@sluimer/domain/configurator/model/broken-rules'
import { type Choices, findChosenOption, isComplete } from '@sluimer/domain/configurator/model/definition'
import { formatEuro } from '@sluimer/domain/money/euro'
import type { KeptBed } from '../keep/kept-beds.ts'
import { readChoices } from '../set/bed-address.ts'
import type { BedSet } from '../set/bed-set.ts'
import { calculateBedTotal } from '../set/bed-total.ts'
import { findDeliveryWeek } from '../words/delivery-week.ts'

/** A row of the comparison: what it is about, and its words for each bed. */
export interface ComparedRow {
  readonly title: string
  readonly values: readonly string[]
  /** Whether the beds differ in it. */
  readonly isDifferent: boolean
}

/**
 * Returns the beds of a set among those that the visitor put aside, and how many of them cannot be made any more: a version of the set
 * that lost an option, or has a new rule, would show them as other beds, or at a price at which nobody gets them.
 */
export function listComparableBeds(
  { slug, configurator }: Pick<BedSet, 'slug' | 'configurator'>,
  stored: readonly KeptBed[],
): { beds: readonly Choices[]; goneCount: number } {
  const { definition } = configurator
  const all = stored
    .filter((bed) => bed.slug === slug)
    .map(({ choices }) => readChoices({ configurator }, new URLSearchParams(choices)))
  const beds = all.filter(
    (bed) => isComplete(definition, bed) && findBrokenRules(definition, bed).length === 0,
  )
  return { beds, goneCount: all.length - beds.length }
}

/** Lays beds of a set side by side: price, delivery, weight, then every part. */
export function compareBeds(set: BedSet, beds: readonly Choices[], now: Date): readonly ComparedRow[] {
  const delivery = { now, area: set.area }
  const totals = beds.map((choices) => calculateBedTotal(set, choices))
  const rows = [
    { title: 'Prijs', values: totals.map(({ totalCents }) => formatEuro(totalCents)) },
    {
      title: 'Bezorgd vanaf',
      values: totals.map(({ leadTimeDays }) => `week ${findDeliveryWeek(leadTimeDays, delivery) ?? '?'}`),
    },
    { title: 'Gewicht', values: totals.map(({ weightGrams }) => formatKilograms(weightGrams)) },
    ...set.configurator.definition.properties.map((property) => ({
      title: property.title,
      values: beds.map((choices) => findChosenOption(property, choices)?.title ?? 'nog kiezen'),
    })),
  ]
  return rows.map((row) => ({ ...row, isDifferent: new Set(row.values).size > 1 }))
}
