import {
  type Choices,
  type ConfiguratorDefinition,
  type ConfiguratorOption,
  findChosenOption,
} from '../model/definition.ts'

/** An option with the words for what a picture shows of it; empty for what is not seen. */
export interface DescribedOption extends ConfiguratorOption {
  readonly phrase: string
}

/**
 * Returns what a picture of a bed shows, for those who do not see it: "Boxspringset Hotel, 180 cm breed, hoofdbord met
 * banen en ronde eiken poten". Choices that are still open are left out.
 */
export function describeBed(
  name: string,
  { properties }: Pick<ConfiguratorDefinition<DescribedOption>, 'properties'>,
  choices: Choices,
): string {
  const phrases = properties
    .map((property) => findChosenOption(property, choices)?.phrase ?? '')
    .filter((phrase) => phrase !== '')
  const last = phrases.pop()
  const seen = [name, ...phrases].join(', ')
  if (last === undefined) return name
  return phrases.length === 0 ? `${seen}, ${last}` : `${seen} en ${last}`
}
