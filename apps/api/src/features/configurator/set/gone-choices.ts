import type { Configuration } from '@sluimer/contract/configurator/configuration-schemas'
import { findNearestOption } from '@sluimer/domain/configurator/choose/nearest-option'
import { type Choices, findChosenOption } from '@sluimer/domain/configurator/model/definition'
import {
  type ConfiguratorOptionInput,
  toConfiguratorDefinition,
} from '@sluimer/product-files/configurator/definition-input'
import type { DefinitionVersion } from '../rows/definition.queries.ts'

export type GoneChoice = Configuration['gone'][number]

/**
 * Returns the choices of a bed that the version sold now no longer has, each with the option that comes nearest, and the
 * choices with those in their place. A choice whose whole property is gone has nothing near it.
 */
export function listGoneChoices(
  then: DefinitionVersion,
  now: DefinitionVersion,
  choices: Choices,
): { gone: GoneChoice[]; kept: Choices } {
  const properties = toConfiguratorDefinition(now.definition).properties
  const gone: GoneChoice[] = []
  const kept: Record<string, string> = {}
  for (const old of toConfiguratorDefinition(then.definition).properties) {
    const option = findChosenOption(old, choices)
    const property = properties.find(({ id }) => id === old.id)
    if (option === undefined) continue
    const same = property && findChosenOption(property, choices)
    const near = property && findNearestOption(toCompared(option), property.options.map(toCompared))
    const nearest = property?.options.find(({ id }) => id === near?.id)
    const taken = same ?? nearest
    if (taken !== undefined) kept[old.id] = taken.id
    if (same !== undefined) continue
    gone.push({
      ...{ property: old.id, title: old.title, option: option.id, value: option.title },
      nearest:
        property === undefined || nearest === undefined
          ? null
          : { property: property.id, title: property.title, option: nearest.id, value: nearest.title },
    })
  }
  return { gone, kept }
}

function toCompared({ id, extraCents, fabric }: ConfiguratorOptionInput) {
  return { id, extraCents, color: fabric?.color }
}
