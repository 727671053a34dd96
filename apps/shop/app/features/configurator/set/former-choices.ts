import type { Replacement } from '@sluimer/domain/configurator/choose/repair'
import { type Choices, findChosenOption } from '@sluimer/domain/configurator/model/definition'
import { areSameChoices, readChoices, toBedLink } from './bed-address.ts'
import type { BedSet } from './bed-set.ts'

type AddressedSet = Pick<BedSet, 'slug' | 'configurator'>

/** Begins the parameters that say what a bed had before a change: `was-poten=slede`. Property ids have no '-'. */
const formerStart = 'was-'

/**
 * Returns the address of a step with a bed that was repaired or filled in. It also says what the bed had before, so that a page without
 * scripts can offer that again; where nothing was chosen there is nothing to offer.
 */
export function toChangedLink(
  set: AddressedSet,
  step: number,
  { before, after }: { before: Choices; after: Choices },
): string {
  if (Object.keys(before).length === 0) return toBedLink(set, step, after)
  const former = set.configurator.definition.properties.flatMap(({ id }) =>
    before[id] === after[id] ? [] : [`${formerStart}${id}=${before[id] ?? ''}`],
  )
  return [toBedLink(set, step, after), ...former].join('&')
}

/** What was changed in a bed, and the choices from before that. */
export interface Changed {
  readonly choices: Choices
  /** None when only open questions were filled in. */
  readonly replacements: readonly Replacement[]
}

/**
 * Reads what an address says of a change. Undefined when it says nothing, when nothing was chosen before, and when it names what the set
 * does not have.
 */
export function readChanged(set: AddressedSet, query: URLSearchParams): Changed | undefined {
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
  const isOther = Object.keys(choices).length > 0 && !areSameChoices(choices, now)
  return isOther ? { choices, replacements } : undefined
}
