import { completeChoices } from '@sluimer/domain/configurator/choose/complete-choices'
import { isPossible } from '@sluimer/domain/configurator/choose/possible-options'
import type { Configurator } from '@sluimer/domain/configurator/model/configurator'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import type { BedSet } from '../set/bed-set.ts'

type AdvisedSet = Pick<BedSet, 'advice'> & { readonly configurator: Configurator }

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

/** Reads the answers from a form or an address: one number for each question. */
export function readAdvice(texts: readonly string[]): readonly (number | undefined)[] {
  return texts.map((text) => (/^\d$/.test(text) ? Number(text) : undefined))
}
