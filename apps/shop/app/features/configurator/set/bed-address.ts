import { toStepPath } from '@sluimer/domain/configurator/guide/configurator-paths'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import type { BedSet } from './bed-set.ts'

/** The step that a form was sent from, so that the next page can tell whether it was finished. Property ids have no '-'. */
export const fromStepParameter = 'van-stap'
/** Tells the page that a step was left too early. */
export const noticeParameter = 'let-op'
/** An answer to a question of the advice, both by their place: `advies-0=2`. */
export const adviceParameter = 'advies'
/** Tells the page that the form of the advice was sent, maybe without any answer. */
export const advisedParameter = `${adviceParameter}-gevraagd`

/** The view of the picture, for pages without scripts. */
export const viewParameter = 'in-beeld'

/** The heading of the present step on its page. */
export const stepHeadingId = 'stap-titel'

/** Returns the number of steps with the summary, which is the last one (CF-05). */
export function countSteps({ steps }: Pick<BedSet, 'steps'>): number {
  return steps.length + 1
}

/** Reads the choices in an address (CF-18). What names no property or option of the set is left out. */
export function readChoices({ configurator }: Pick<BedSet, 'configurator'>, query: URLSearchParams): Choices {
  return Object.fromEntries(
    configurator.definition.properties.flatMap(({ id, options }) => {
      const wanted = query.getAll(id).at(-1)
      return options.some((option) => option.id === wanted) && wanted !== undefined ? [[id, wanted]] : []
    }),
  )
}

/** Returns the questions that an address answers with an option that the set does not have, or has no more. */
export function listUnknownAnswers(
  { configurator }: Pick<BedSet, 'configurator'>,
  query: URLSearchParams,
): BedSet['configurator']['definition']['properties'] {
  const known = readChoices({ configurator }, query)
  return configurator.definition.properties.filter(({ id }) => query.get(id) && known[id] === undefined)
}

/** Returns the address of a step with these choices; steps count from 1. */
export function toBedLink(
  set: Pick<BedSet, 'slug' | 'configurator'>,
  step: number,
  choices: Choices,
): string {
  return toStepPath(set.slug, step, set.configurator.definition, choices)
}

/** Returns the same address with the picture in a view. */
export function toViewLink(bedLink: string, view: string): string {
  return `${bedLink}${bedLink.includes('?') ? '&' : '?'}${viewParameter}=${view}`
}

/** Whether two beds have the same choices. */
export function areSameChoices(one: Choices, other: Choices): boolean {
  const ids = Object.keys(one)
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id])
}
