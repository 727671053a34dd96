import { type Choices, type ConfiguratorDefinition, findChosenOption, nothingOptionId } from './definition.ts'

/**
 * Returns the id of a composed bed (CF-11): the id of the set, then '-' and each chosen option id in the order of the
 * steps. Properties without a choice, and options that add nothing, are skipped.
 */
export function toVariantId(
  productId: string,
  { properties }: ConfiguratorDefinition,
  choices: Choices,
): string {
  return [productId, ...listOptionIds({ properties }, choices)].join('-')
}

/** Returns the name by which the render service knows a bed (CF-14), such as `180_kanaal_salie.webp`. */
export function toReferenceId(
  { properties }: Pick<ConfiguratorDefinition, 'properties'>,
  choices: Choices,
  extension: string,
): string {
  return `${listOptionIds({ properties }, choices).join('_')}.${extension}`.toLowerCase()
}

function listOptionIds(
  { properties }: Pick<ConfiguratorDefinition, 'properties'>,
  choices: Choices,
): string[] {
  return properties.flatMap((property) => {
    const option = findChosenOption(property, choices)
    return option === undefined || option.id === nothingOptionId ? [] : [option.id]
  })
}
