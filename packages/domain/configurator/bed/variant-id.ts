import {
  type Choices,
  type ConfiguratorDefinition,
  findChosenOption,
  nothingOptionId,
} from '../model/definition.ts'

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

/** Returns the ids of the chosen options in the order of the steps, without those that add nothing. */
export function listOptionIds(
  { properties }: Pick<ConfiguratorDefinition, 'properties'>,
  choices: Choices,
): string[] {
  return properties.flatMap((property) => {
    const option = findChosenOption(property, choices)
    return option === undefined || option.id === nothingOptionId ? [] : [option.id]
  })
}

/**
 * Reads the option ids of a bed back into its choices: the reverse of `toReferenceId` without its extension, and of
 * `toVariantId` without its product. A property whose option adds nothing is absent from the ids. Undefined when the
 * ids are not exactly those of a whole bed.
 */
export function readOptionIds(
  { properties }: Pick<ConfiguratorDefinition, 'properties'>,
  ids: readonly string[],
): Choices | undefined {
  let at = 0
  const choices: Record<string, string> = {}
  for (const { id, options } of properties) {
    const named = options.find((option) => option.id !== nothingOptionId && option.id === ids[at])
    const chosen = named ?? options.find((option) => option.id === nothingOptionId)
    if (chosen === undefined) return undefined
    if (named !== undefined) at += 1
    choices[id] = chosen.id
  }
  return at === ids.length ? choices : undefined
}
