import type { Configurator } from '../model/configurator.ts'
import { type Choices, findChosenOption } from '../model/definition.ts'
import { findPossibleOptions } from './possible-options.ts'
import { findRepairs } from './repair.ts'

/**
 * Fills what is still open with the first option of each property that fits (CF-09), in the order of the steps. Choices
 * that were made stay; choices that clash are replaced first, at the least cost. Undefined when the set has no bed.
 */
export function completeChoices(configurator: Configurator, choices: Choices): Choices | undefined {
  const repair = findRepairs(configurator, choices)[0]
  if (repair === undefined) return undefined
  let filled: Choices = {
    ...choices,
    ...Object.fromEntries(repair.changes.map(({ to }) => [to.property.id, to.option.id])),
  }
  for (const property of configurator.definition.properties) {
    if (findChosenOption(property, filled) !== undefined) continue
    const possible = findPossibleOptions(configurator, filled).get(property.id)
    const first = property.options.find(({ id }) => possible?.has(id))
    if (first !== undefined) filled = { ...filled, [property.id]: first.id }
  }
  return filled
}
