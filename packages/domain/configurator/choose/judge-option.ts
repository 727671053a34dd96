import { type BedFacts, calculateBedFacts } from '../bed/bed-facts.ts'
import type { Configurator, PropertyOption } from '../model/configurator.ts'
import type { Choices } from '../model/definition.ts'
import { type Conflict, explainConflict } from './conflict.ts'
import { findRepairs, type Replacement } from './repair.ts'

/** What a shopper reads about an option before the tap. */
export interface OptionVerdict {
  /** Undefined when the option fits. */
  readonly conflict?: Conflict
  /** The other choices that the tap replaces: the cheapest repair, empty when the option fits. */
  readonly changes: readonly Replacement[]
  /** All choices after the tap. */
  readonly choices: Choices
  /** The bed after the tap. */
  readonly facts: BedFacts
  /** What the tap changes: money in cents, weight in grams, parcels, working days. Negative for less. */
  readonly difference: BedFacts
}

/**
 * Tells whether an option fits the choices made for the other properties, why not, what it takes, and what changes.
 * Undefined for an option that no bed of the set has; a saved definition holds none.
 */
export function judgeOption(
  configurator: Configurator,
  choices: Choices,
  wanted: PropertyOption,
): OptionVerdict | undefined {
  const repairs = findRepairs(configurator, choices, wanted)
  const repair = repairs[0]
  if (repair === undefined) return undefined
  const after = {
    ...choices,
    ...Object.fromEntries(repair.changes.map(({ to }) => [to.property.id, to.option.id])),
    [wanted.property.id]: wanted.option.id,
  }
  const facts = calculateBedFacts(configurator.definition, after)
  return {
    ...(repair.changes.length > 0 && { conflict: explainConflict(configurator, choices, wanted, repairs) }),
    changes: repair.changes,
    choices: after,
    facts,
    difference: subtract(facts, calculateBedFacts(configurator.definition, choices)),
  }
}

function subtract(after: BedFacts, before: BedFacts): BedFacts {
  return {
    extraCents: after.extraCents - before.extraCents,
    weightGrams: after.weightGrams - before.weightGrams,
    parcels: after.parcels - before.parcels,
    leadTimeDays: after.leadTimeDays - before.leadTimeDays,
  }
}
