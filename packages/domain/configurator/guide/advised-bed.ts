import { completeChoices } from '../choose/complete-choices.ts'
import { isPossible } from '../choose/possible-options.ts'
import type { Configurator } from '../model/configurator.ts'
import type { Choices } from '../model/definition.ts'

/** A set with the questions of its advice. Each answer fills in choices. */
export interface AdvisedSet {
  readonly configurator: Configurator
  readonly advice: readonly { readonly answers: readonly { readonly choices: Choices }[] }[]
}

/**
 * Returns a whole bed for answers to the advice's questions, by their place: what the answers choose, as far as it goes together,
 * and the rest filled in. Undefined while a question has no answer that exists.
 */
export function findAdvisedBed(
  set: AdvisedSet,
  answers: readonly (number | undefined)[],
): Choices | undefined {
  const given = set.advice.map(({ answers: possible }, at) => possible[answers[at] ?? -1]?.choices)
  if (given.length === 0 || given.some((choices) => choices === undefined)) return undefined
  return completeChoices(set.configurator, keepFitting(set, given))
}

/**
 * What an earlier question asks weighs more than what a later one prefers: a bed must be long enough before it is cool. Of two
 * answers about the same property, the later one knows better.
 */
function keepFitting(set: AdvisedSet, given: readonly (Choices | undefined)[]): Choices {
  const wanted: Choices = Object.assign({}, ...given)
  let kept: Choices = {}
  for (const choices of given)
    for (const [property, option] of Object.entries(choices ?? {})) {
      const more = { ...kept, [property]: option }
      if (wanted[property] === option && isPossible(set.configurator, more)) kept = more
    }
  return kept
}
