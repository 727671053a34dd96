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

/**
 * Says in Dutch why a bed of an earlier version cannot be made any more, in what the nearest bed differs from it, and what both
 * cost. Undefined while the bed can be made.
 */
export function findBedProblem(
  then: DefinitionVersion,
  set: SoldSet,
  { choices, priceCents }: ConfigurationRow,
  now: Date,
): string | undefined {
  const { gone, kept, sentences } = findChanges(then, set.version, choices)
  if (gone.length === 0 && sentences.length === 0) return undefined
  const missing = gone.map(({ title, value }) => `${title}: ${value}`).join(', ')
  const reasons = [...(missing === '' ? [] : [`${missing} is er niet meer.`]), ...sentences]
  const nearest = completeChoices(compileConfigurator(toConfiguratorDefinition(set.version.definition)), kept)
  if (nearest === undefined) return reasons.join(' ')
  const { parts, variant } = configureBed(set, nearest, now)
  const difference = describeDifference(describeParts(then, choices).parts, parts)
  const has = difference === '' ? '' : `heeft ${difference} en `
  return [
    ...reasons,
    `Het bed dat er het dichtst bij komt, ${has}kost nu ${formatEuro(variant.price.priceCents)}.`,
    `Dit bed kostte ${formatEuro(priceCents)}.`,
  ].join(' ')
}
