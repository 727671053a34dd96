import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { areSameChoices } from '../set/bed-address.ts'

/**
 * Returns what is left of the choices that were taken, oldest first, when an address is drawn: those after the one that the address
 * says. An address that says none of them has another origin, as that of a link, and overrules them all.
 */
export function dropDrawn(taken: readonly Choices[], addressed: Choices): readonly Choices[] {
  const at = taken.findLastIndex((choices) => areSameChoices(choices, addressed))
  return at === -1 ? [] : taken.slice(at + 1)
}
