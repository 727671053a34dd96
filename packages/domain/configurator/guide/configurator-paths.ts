import { type Choices, type ConfiguratorDefinition, findChosenOption } from '../model/definition.ts'

/** The category in the addresses of all sets (RT-09). */
export const configuratorCategory = 'boxsprings'

/** Returns the address of a step of a set, from 1, with the choices in its query, in the order of the steps (RT-09, CF-18). */
export function toStepPath(
  slug: string,
  step: number,
  { properties }: Pick<ConfiguratorDefinition, 'properties'> = { properties: [] },
  choices: Choices = {},
): string {
  const chosen = properties.flatMap((property) => {
    const option = findChosenOption(property, choices)
    return option === undefined ? [] : [`${property.id}=${option.id}`]
  })
  const query = chosen.length === 0 ? '' : `?${chosen.join('&')}`
  return `/configurator/${configuratorCategory}/${slug}/step-${step}/${query}`
}

/** Returns the address that opens a saved bed. */
export function toBedPath(configurationId: string): string {
  return `/configurator/bed/${configurationId}/`
}

const bedIdStart = /^([0-9a-v]{12})(?![0-9a-z])/i

/**
 * Returns the id of a saved bed from the end of an address that somebody copied or typed: in capitals, or with the full stop, bracket
 * or spaces that stood behind it. Undefined when no bed can have that address.
 */
export function readBedId(text: string): string | undefined {
  return bedIdStart.exec(text)?.[1]?.toLowerCase()
}
