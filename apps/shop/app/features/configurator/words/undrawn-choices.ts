import { type Choices, findChosenOption } from '@sluimer/domain/configurator/model/definition'
import type { BedProperty } from '../set/bed-set.ts'

/**
 * Returns the properties whose choice is not seen where these are shown, although an earlier one with the same part of the bed and
 * another choice is: the bed in three dimensions has both mattresses as the one on the left, and the room has each as it is.
 */
export function listUndrawn(
  properties: readonly BedProperty[],
  choices: Choices,
  shownIds: readonly string[],
): readonly BedProperty[] {
  const drawn = new Map<string, string>()
  return properties.filter((property) => {
    const picture = findChosenOption(property, choices)?.picture ?? null
    if (picture === null) return false
    if (shownIds.includes(property.id)) {
      if (!drawn.has(picture.part)) drawn.set(picture.part, picture.variant)
      return false
    }
    const before = drawn.get(picture.part)
    return before !== undefined && before !== picture.variant
  })
}

/** Says so below the picture: 'Kern rechts zie je hier niet.'; empty when all that has a picture is seen. */
export function describeUndrawn(
  properties: readonly BedProperty[],
  choices: Choices,
  shownIds: readonly string[],
): string {
  const titles = listUndrawn(properties, choices, shownIds).map(({ title }) => title)
  return titles.length === 0 ? '' : `${titles.join(', ')} zie je hier niet.`
}
