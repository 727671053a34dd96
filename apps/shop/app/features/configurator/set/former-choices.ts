import type { Replacement } from '@sluimer/domain/configurator/choose/repair'
import { type Choices, findChosenOption } from '@sluimer/domain/configurator/model/definition'
import { readChoices, toBedLink } from './bed-address.ts'
import type { BedSet } from './bed-set.ts'

type AddressedSet = Pick<BedSet, 'slug' | 'configurator'>

/** Begins the parameters that say what a bed had before a repair: `was-poten=slede`. Property ids have no '-'. */
const formerStart = 'was-'

/**
 * Returns the address of a step with a repaired bed. It also says what the bed had before, so that a page without scripts can offer
 * that again.
 */
export function toRepairLink(
  set: AddressedSet,
  step: number,
  { before, after }: { before: Choices; after: Choices },
): string {
  const former = set.configurator.definition.properties.flatMap(({ id }) =>
    before[id] === after[id] ? [] : [`${formerStart}${id}=${before[id] ?? ''}`],
  )
  return [toBedLink(set, step, after), ...former].join('&')
}

/** What a repair changed, and the choices from before it. */
export interface Repaired {
  readonly choices: Choices
  readonly replacements: readonly Replacement[]
}

/** Reads what an address says of a repair. Undefined when it says nothing, and when it names what the set does not have. */
export function readRepaired(set: AddressedSet, query: URLSearchParams): Repaired | undefined {
  const now = readChoices(set, query)
  const { properties } = set.configurator.definition
  let choices = now
  for (const [key, value] of query) {
    if (!key.startsWith(formerStart)) continue
    const property = properties.find(({ id }) => id === key.slice(formerStart.length))
    if (property === undefined) return undefined
    const { [property.id]: _, ...rest } = choices
    choices = value === '' ? rest : { ...rest, [property.id]: value }
    if (value !== '' && findChosenOption(property, choices) === undefined) return undefined
  }
  const replacements = properties.flatMap((property) => {
    const [from, to] = [findChosenOption(property, choices), findChosenOption(property, now)]
    if (from === undefined || to === undefined || from === to) return []
    return [{ from: { property, option: from }, to: { property, option: to } }]
  })
  return replacements.length === 0 ? undefined : { choices, replacements }
}
