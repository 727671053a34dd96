import { findClashingRules } from '@sluimer/domain/configurator/choose/conflict'
import {
  type DefinitionProblem,
  findDefinitionProblems,
} from '@sluimer/domain/configurator/choose/definition-problems'
import { listAskingSteps } from '@sluimer/domain/configurator/guide/steps'
import { compileConfigurator } from '@sluimer/domain/configurator/model/configurator'
import { isComplete } from '@sluimer/domain/configurator/model/definition'
import type { z } from 'zod'
import {
  type CheckedDefinitionInput,
  definitionInputSchema,
  toConfiguratorDefinition,
} from './definition-input.ts'

export type DefinitionReading =
  | { readonly ok: true; readonly definition: CheckedDefinitionInput }
  | { readonly ok: false; readonly problems: readonly string[] }

/** Reads a definition file (JSON), and reports everything that is wrong with it in words for staff. */
export function readDefinition(text: string): DefinitionReading {
  try {
    return checkDefinition(JSON.parse(text))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { ok: false, problems: [`this is no JSON: ${error.message}`] }
  }
}

/** Checks a definition, and reports everything that is wrong with it in words for staff. */
export function checkDefinition(input: unknown): DefinitionReading {
  const parsed = definitionInputSchema.safeParse(input)
  if (!parsed.success) {
    return { ok: false, problems: parsed.error.issues.map((issue) => describeIssue(input, issue)) }
  }
  const asked = withAskingSteps(parsed.data)
  const contradictions = findDefinitionProblems(toConfiguratorDefinition(asked)).map(describeProblem)
  const problems = contradictions.length > 0 ? contradictions : findChoiceProblems(asked)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, definition: asked }
}

/** Drops what asks nothing (CF-08): an empty step is a draft, not a mistake. */
function withAskingSteps(definition: CheckedDefinitionInput): CheckedDefinitionInput {
  return { ...definition, steps: [...listAskingSteps(definition.steps)] }
}

/** Reports choices that the file makes itself, as its first bed or as an advice, and that no bed can have. */
function findChoiceProblems({ defaultConfig, advice, ...definition }: CheckedDefinitionInput): string[] {
  const configurator = compileConfigurator(toConfiguratorDefinition(definition))
  const { properties } = configurator.definition
  const known = (choices: Readonly<Record<string, string>>) =>
    Object.entries(choices).every(([propertyId, optionId]) =>
      properties.find(({ id }) => id === propertyId)?.options.some(({ id }) => id === optionId),
    )
  const answers = advice.flatMap(({ question, answers }) =>
    answers.map(({ title, choices }) => ({ title: `the answer '${title}' to '${question}'`, choices })),
  )
  return [
    ...(isComplete(configurator.definition, defaultConfig)
      ? []
      : ['defaultConfig: needs an option for every property']),
    ...[{ title: 'defaultConfig', choices: defaultConfig }, ...answers].flatMap(({ title, choices }) => {
      if (!known(choices)) return [`${title}: names a property or option that does not exist`]
      const ids = findClashingRules(configurator, choices).map(({ id }) => id)
      if (ids.length === 0) return []
      return [`${title}: no bed has these choices together, because of ${formatRules(ids)}`]
    }),
  ]
}

function describeIssue(input: unknown, { path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${nameSpot(input, path)}: ${message}`
}

/** What tells the things of a list apart, the best name first: nobody counts to the eleventh rule of a file. */
const names = ['id', 'sentence', 'question', 'title'] as const

/**
 * Names a spot in the file: 'rules smal.sentence'. Things in lists are named by what they say of themselves, and by their place,
 * from 1, where that is nothing.
 */
function nameSpot(input: unknown, path: readonly PropertyKey[]): string {
  let here = input
  let spot = ''
  for (const key of path) {
    here = isThing(here) ? Reflect.get(here, key) : undefined
    if (typeof key === 'number') spot += ` ${findName(here) ?? key + 1}`
    else spot += `${spot === '' ? '' : '.'}${String(key)}`
  }
  return spot
}

function findName(value: unknown): string | undefined {
  if (!isThing(value)) return undefined
  const words = names.map((name) => Reflect.get(value, name))
  return words.find((word): word is string => typeof word === 'string' && word.trim() !== '')
}

function isThing(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function describeProblem(problem: DefinitionProblem): string {
  switch (problem.code) {
    case 'no_property':
      return 'there is nothing to choose'
    case 'too_many_properties':
      return 'there are too many properties'
    case 'no_option':
      return `${problem.propertyId}: has no options`
    case 'bad_id':
      return `${problem.id}: an id has only a-z and 0-9, at most 24`
    case 'double_id':
      return `${problem.id}: stands here twice`
    case 'ambiguous_id':
      return `${problem.propertyId}: ${problem.optionId} is also an option of another property, so that two beds would get one variant id`
    case 'unknown_in_rule':
      return `rule ${problem.ruleId}: names ${problem.id}, which does not exist`
    case 'empty_rule':
      return `rule ${problem.ruleId}: forbids nothing; every row needs a property with its options`
    case 'too_entangled':
      return 'the rules depend on each other in too many ways for a phone to follow; name fewer properties in a rule'
    case 'contradiction':
      return problem.optionId === undefined
        ? `${formatRules(problem.ruleIds)} together leave no bed at all: ${formatExample(problem.example)}`
        : `${problem.propertyId}: nobody can choose ${problem.optionId}, because of ${formatRules(problem.ruleIds)}: ${formatExample(problem.example)}`
    case 'idle_rule':
      return `rule ${problem.ruleId}: forbids nothing that other rules do not forbid already`
  }
}

function formatRules(ids: readonly string[]): string {
  return `the rules ${ids.join(', ')}`
}

/** "maat 140, stof mos breaks rule smal". */
function formatExample({ choices, ruleId }: ContradictionExample): string {
  const words = Object.entries(choices).map((choice) => choice.join(' '))
  return `${words.join(', ')} breaks rule ${ruleId}`
}

type ContradictionExample = Extract<DefinitionProblem, { code: 'contradiction' }>['example']
