import { findOpenProperty } from '@sluimer/domain/configurator/guide/steps'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { countSteps } from './bed-address.ts'
import type { BedSet } from './bed-set.ts'

/** The message for a shopper who goes on too early (CF-07). */
export interface StepNotice {
  readonly title: string
  readonly text: string
}

/** Returns why a step cannot be left yet; undefined when it can. The summary asks for everything that is open. */
export function findStepNotice(set: BedSet, choices: Choices, step: number): StepNotice | undefined {
  const open = findOpenTitle(set, choices, step)
  if (open === undefined) return undefined
  if (step === countSteps(set)) return { title: 'Order niet compleet', text: 'Selecteer eerst alle opties' }
  return { title: 'Selecteer optie', text: `Kies eerst ${open}` }
}

/** CF-06: returns the words of the button that goes on from a step. */
export function describeNext(set: BedSet, choices: Choices, step: number): string {
  const open = findOpenTitle(set, choices, step)
  if (step === countSteps(set)) return open === undefined ? 'In winkelwagen' : 'Selecteer alle opties'
  return open === undefined ? `Naar stap ${step + 1}` : `Kies ${open}`
}

/** Returns the number of the first step with something left to choose; undefined when the bed is complete. */
export function findOpenStep({ steps }: Pick<BedSet, 'steps'>, choices: Choices): number | undefined {
  const at = steps.findIndex((step) => findOpenProperty(step, choices) !== undefined)
  return at === -1 ? undefined : at + 1
}

/** Returns the title of what a step still asks: the question's, where the step has several. */
function findOpenTitle(set: BedSet, choices: Choices, step: number): string | undefined {
  const here = set.steps[step - 1]
  const asking = here ?? set.steps.find((one) => findOpenProperty(one, choices) !== undefined)
  if (asking === undefined) return undefined
  const open = findOpenProperty(asking, choices)
  return open === undefined || asking.properties.length > 1 ? open?.title : asking.title
}
