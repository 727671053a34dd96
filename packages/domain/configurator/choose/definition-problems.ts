import { findBrokenRules } from '../model/broken-rules.ts'
import { type Configurator, compileConfigurator, type PropertyOption } from '../model/configurator.ts'
import {
  type Choices,
  type ConfiguratorDefinition,
  type ConfiguratorRule,
  mostProperties,
  nothingOptionId,
} from '../model/definition.ts'
import { compileDiagram, countBeds, TooManyStatesError } from '../model/diagram.ts'
import { findRulesBehind } from './conflict.ts'
import { findPossibleOptions } from './possible-options.ts'

/** Why a definition cannot be saved. Ids are those of the definition, so that the owner finds the place. */
export type DefinitionProblem =
  | { readonly code: 'no_property' | 'too_many_properties' }
  | { readonly code: 'no_option'; readonly propertyId: string }
  | { readonly code: 'bad_id' | 'double_id'; readonly id: string }
  /** Two beds would get one variant id: an option beside "nothing" also occurs under another property. */
  | { readonly code: 'ambiguous_id'; readonly propertyId: string; readonly optionId: string }
  | { readonly code: 'unknown_in_rule'; readonly ruleId: string; readonly id: string }
  | { readonly code: 'empty_rule'; readonly ruleId: string }
  | { readonly code: 'too_entangled' }
  /** The rules together leave no bed with the option, or, without an option, no bed at all. */
  | {
      readonly code: 'contradiction'
      readonly ruleIds: readonly string[]
      /** Choices of such a bed, and a rule that they break. */
      readonly example: { readonly choices: Choices; readonly ruleId: string | undefined }
      readonly propertyId?: string
      readonly optionId?: string
    }
  /** The other rules already forbid everything that this one forbids. */
  | { readonly code: 'idle_rule'; readonly ruleId: string }

/** Lower-case letters and digits only, because '-' and '_' join ids to names (CF-11, CF-14). */
const idPattern = /^[a-z0-9]{1,24}$/

/**
 * Returns everything that is wrong with a definition; empty when it can be saved. A definition without problems never
 * leads a shopper into a dead end: it has a bed, each option belongs to one, and each rule forbids something of its own.
 */
export function findDefinitionProblems(definition: ConfiguratorDefinition): readonly DefinitionProblem[] {
  const named = [...findNamingProblems(definition), ...findRuleProblems(definition)]
  if (named.length > 0) return named
  try {
    const configurator = compileConfigurator(definition)
    const contradictions = findContradictions(configurator)
    return contradictions.length > 0 ? contradictions : findIdleRules(configurator)
  } catch (error) {
    if (error instanceof TooManyStatesError) return [{ code: 'too_entangled' }]
    throw error
  }
}

/** Returns how many beds a rule takes off sale that the other rules leave. */
export function countBedsForbiddenBy(
  { definition, rows, diagram }: Configurator,
  rule: ConfiguratorRule,
): bigint {
  const others = rows.filter((row) => row.rule !== rule)
  return countBeds(compileDiagram(definition.properties, others)) - countBeds(diagram)
}

function findNamingProblems({ properties, rules }: ConfiguratorDefinition): DefinitionProblem[] {
  const lists = [properties, rules, ...properties.map(({ options }) => options)]
  const ids = lists.flat().map(({ id }) => id)
  return [
    ...(properties.length === 0 ? [{ code: 'no_property' } as const] : []),
    ...(properties.length > mostProperties ? [{ code: 'too_many_properties' } as const] : []),
    ...properties
      .filter(({ options }) => options.length === 0)
      .map(({ id }) => ({ code: 'no_option', propertyId: id }) as const),
    ...ids.filter((id) => !idPattern.test(id)).map((id) => ({ code: 'bad_id', id }) as const),
    ...lists.flatMap((list) =>
      list
        .filter(({ id }, at) => list.findIndex((one) => one.id === id) !== at)
        .map(({ id }) => ({ code: 'double_id', id }) as const),
    ),
    ...properties
      .filter(({ options }) => options.some(({ id }) => id === nothingOptionId))
      .flatMap((property) => findAmbiguousIds(property, properties)),
  ]
}

function findAmbiguousIds(
  property: ConfiguratorDefinition['properties'][number],
  properties: ConfiguratorDefinition['properties'],
): DefinitionProblem[] {
  const others = properties.filter((one) => one !== property).flatMap(({ options }) => options)
  return property.options
    .filter(({ id }) => id !== nothingOptionId && others.some((other) => other.id === id))
    .map(({ id }) => ({ code: 'ambiguous_id', propertyId: property.id, optionId: id }))
}

function findRuleProblems({ properties, rules }: ConfiguratorDefinition): DefinitionProblem[] {
  return rules.flatMap((rule): DefinitionProblem[] => {
    const cells = rule.never.flatMap((row) => Object.entries(row))
    const isEmpty =
      rule.never.length === 0 ||
      rule.never.some((row) => Object.keys(row).length === 0) ||
      cells.some(([, optionIds]) => optionIds.length === 0)
    const unknown = cells.flatMap(([propertyId, optionIds]) => {
      const property = properties.find(({ id }) => id === propertyId)
      if (property === undefined) return [propertyId]
      return optionIds.filter((optionId) => !property.options.some(({ id }) => id === optionId))
    })
    return [
      ...(isEmpty ? [{ code: 'empty_rule', ruleId: rule.id } as const] : []),
      ...unknown.map((id) => ({ code: 'unknown_in_rule', ruleId: rule.id, id }) as const),
    ]
  })
}

function findContradictions(configurator: Configurator): DefinitionProblem[] {
  if (countBeds(configurator.diagram) === 0n) return [toContradiction(configurator, [])]
  const possible = findPossibleOptions(configurator, {})
  return configurator.definition.properties.flatMap((property) =>
    property.options
      .filter(({ id }) => !possible.get(property.id)?.has(id))
      .map((option) => ({
        ...toContradiction(configurator, [{ property, option }]),
        propertyId: property.id,
        optionId: option.id,
      })),
  )
}

/** Tells which rules leave no bed with these options, with the first bed that they speak of as an example. */
function toContradiction(configurator: Configurator, fixed: readonly PropertyOption[]) {
  const rules = findRulesBehind(configurator, fixed)
  const named = new Set(rules.flatMap(({ never }) => never.flatMap((row) => Object.keys(row))))
  const choices = Object.fromEntries(
    configurator.definition.properties.flatMap((property) => {
      const wanted = fixed.find((one) => one.property === property)?.option
      const option = wanted ?? (named.has(property.id) ? property.options[0] : undefined)
      return option === undefined ? [] : [[property.id, option.id]]
    }),
  )
  const ruleId = findBrokenRules({ rules }, choices)[0]?.id
  return { code: 'contradiction', ruleIds: rules.map(({ id }) => id), example: { choices, ruleId } } as const
}

function findIdleRules(configurator: Configurator): DefinitionProblem[] {
  return configurator.definition.rules
    .filter((rule) => countBedsForbiddenBy(configurator, rule) === 0n)
    .map(({ id }) => ({ code: 'idle_rule', ruleId: id }))
}
