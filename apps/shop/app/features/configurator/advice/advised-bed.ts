import { completeChoices } from '@sluimer/domain/configurator/choose/complete-choices'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import type { BedSet } from '../set/bed-set.ts'

/**
 * Returns a whole bed for answers to the advice's questions, by their place: what the answers choose, made to go together at
 * the least cost, and the rest filled in. Undefined while a question has no answer that exists.
 */
export function findAdvisedBed(set: BedSet, answers: readonly (number | undefined)[]): Choices | undefined {
  const given = set.advice.map(({ answers: possible }, at) => possible[answers[at] ?? -1])
  if (given.length === 0 || given.some((answer) => answer === undefined)) return undefined
  const wanted: Choices = Object.assign({}, ...given.map((answer) => answer?.choices))
  return completeChoices(set.configurator, wanted)
}

/** Reads the answers from a form or an address: one number for each question. */
export function readAdvice(texts: readonly string[]): readonly (number | undefined)[] {
  return texts.map((text) => (/^\d$/.test(text) ? Number(text) : undefined))
}
