import { findBrokenRules } from '@sluimer/domain/configurator/model/broken-rules'
import { type Choices, findChosenOption } from '@sluimer/domain/configurator/model/definition'
import { toConfiguratorDefinition } from '@sluimer/product-files/configurator/definition-input'
import type { DefinitionVersion } from '../rows/definition.queries.ts'
import { type GoneChoice, listGoneChoices } from '../set/gone-choices.ts'

/** What has become of a bed since the version that it was composed with. */
export interface BedChanges {
  /** Its options that no longer exist. */
  readonly gone: readonly GoneChoice[]
  /** Its choices, with the nearest options in place of those that are gone. */
  readonly kept: Choices
  /** Why those choices are no bed that is sold now, in Dutch: rules that they break, and questions that are new. */
  readonly sentences: readonly string[]
}

/** Compares a bed of an earlier version with the version that is sold now. Nothing has changed when both lists are empty. */
export function findChanges(then: DefinitionVersion, now: DefinitionVersion, choices: Choices): BedChanges {
  const definition = toConfiguratorDefinition(now.definition)
  const { gone, kept } = listGoneChoices(then, now, choices)
  const broken = findBrokenRules(definition, kept).map(({ sentence }) => sentence)
  const open = definition.properties.filter((property) => findChosenOption(property, kept) === undefined)
  const added = open.map(({ title }) => `Er is een keuze bij gekomen: ${title}.`)
  return { gone, kept, sentences: [...broken, ...added] }
}
