import { describeDifference } from '@sluimer/domain/configurator/bed/describe-difference'
import { completeChoices } from '@sluimer/domain/configurator/choose/complete-choices'
import { compileConfigurator } from '@sluimer/domain/configurator/model/configurator'
import { formatEuro } from '@sluimer/domain/money/euro'
import { toConfiguratorDefinition } from '@sluimer/product-files/configurator/definition-input'
import type { ConfigurationRow } from '../rows/configuration.queries.ts'
import type { DefinitionVersion } from '../rows/definition.queries.ts'
import type { SoldSet } from '../set/sold-set.ts'
import { configureBed, describeParts } from './configure-bed.ts'
import { findChanges } from './find-changes.ts'

/** Why a bed of an earlier version cannot be made any more. */
export interface BedProblem {
  /** What is gone and which rules are new, in Dutch. */
  readonly reasons: string
  /** What the bed cost when it was kept. */
  readonly keptCents: number
  /** The bed that comes nearest: in what it differs, in Dutch, and what it costs now. Undefined when the set has no such bed. */
  readonly nearest: { readonly difference: string; readonly priceCents: number } | undefined
}

/** Finds why a bed of an earlier version cannot be made any more. Undefined while it can be made. */
export function findBedProblem(
  then: DefinitionVersion,
  set: SoldSet,
  { choices, priceCents }: ConfigurationRow,
  now: Date,
): BedProblem | undefined {
  const { gone, kept, sentences } = findChanges(then, set.version, choices)
  if (gone.length === 0 && sentences.length === 0) return undefined
  const missing = gone.map(({ title, value }) => `${title}: ${value}`).join(', ')
  const reasons = [...(missing === '' ? [] : [`${missing} is er niet meer.`]), ...sentences].join(' ')
  const nearest = completeChoices(compileConfigurator(toConfiguratorDefinition(set.version.definition)), kept)
  if (nearest === undefined) return { reasons, keptCents: priceCents, nearest: undefined }
  const { parts, variant } = configureBed(set, nearest, now)
  const difference = describeDifference(describeParts(then, choices).parts, parts)
  return { reasons, keptCents: priceCents, nearest: { difference, priceCents: variant.price.priceCents } }
}

/** Tells in Dutch why a bed cannot be made, in what the nearest bed differs from it, and what both cost. */
export function formatBedProblem({ reasons, keptCents, nearest }: BedProblem): string {
  if (nearest === undefined) return reasons
  const has = nearest.difference === '' ? '' : `heeft ${nearest.difference} en `
  return [
    reasons,
    `Het bed dat er het dichtst bij komt, ${has}kost nu ${formatEuro(nearest.priceCents)}.`,
    `Dit bed kostte ${formatEuro(keptCents)}.`,
  ].join(' ')
}

/** Returns a problem with both prices as a visitor pays them who does not pay the VAT. */
export function convertBedProblem(
  problem: BedProblem,
  toNetCents: (grossCents: number) => number,
): BedProblem {
  const { nearest } = problem
  return {
    ...problem,
    keptCents: toNetCents(problem.keptCents),
    nearest: nearest && { ...nearest, priceCents: toNetCents(nearest.priceCents) },
  }
}
