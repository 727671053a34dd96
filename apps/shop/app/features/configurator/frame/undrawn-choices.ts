import { type Choices, findChosenOption } from '@sluimer/domain/configurator/model/definition'
import type { BedProperty } from '../set/bed-set.ts'

/**
 * Returns the properties whose choice no picture shows, because an earlier one has the same part of the bed and another choice: a bed
 * with two different mattresses is drawn with the one on the left.
 */
function listUndrawn(properties: readonly BedProperty[], choices: Choices): readonly BedProperty[] {
  const drawn = new Map<string, string>()
  return properties.filter((property) => {
    const part = findChosenOption(property, choices)?.part
    if (part === undefined || part === null) return false
    const before = drawn.get(part.name)
    if (before === undefined) drawn.set(part.name, part.variant)
    return before !== undefined && before !== part.variant
  })
}

/** Says so below the picture: 'Kern rechts zie je hier niet.'; empty when all that has a picture is seen. */
export function describeUndrawn(properties: readonly BedProperty[], choices: Choices): string {
  const titles = listUndrawn(properties, choices).map(({ title }) => title)
  return titles.length === 0 ? '' : `${titles.join(', ')} zie je hier niet.`
}
