import {
  type Choices,
  type ConfiguratorProperty,
  findChosenOption,
  nothingOptionId,
} from '../model/definition.ts'

/** A chosen part in words: "Stof en kleur", "Zand". */
export interface BedPartText {
  readonly title: string
  readonly value: string
}

/** Returns what a bed is made of in words, in the order of the steps (CF-05). Options that add nothing are left out. */
export function listBedParts(
  properties: readonly ConfiguratorProperty[],
  choices: Choices,
): readonly BedPartText[] {
  return properties.flatMap((property) => {
    const option = findChosenOption(property, choices)
    return option === undefined || option.id === nothingOptionId
      ? []
      : [{ title: property.title, value: option.title }]
  })
}
