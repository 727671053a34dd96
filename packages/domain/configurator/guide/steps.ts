import { type Choices, type ConfiguratorProperty, findChosenOption } from '../model/definition.ts'

/** A page of the configurator: one or more properties under a title. */
export interface ConfiguratorStep {
  readonly title: string
  readonly properties: readonly ConfiguratorProperty[]
}

/** Returns the steps that ask something (CF-08): properties without options, and steps without properties, are left out. */
export function listAskingSteps<Step extends ConfiguratorStep>(steps: readonly Step[]): readonly Step[] {
  return steps
    .map((step) => ({ ...step, properties: step.properties.filter(({ options }) => options.length > 0) }))
    .filter(({ properties }) => properties.length > 0)
}

/**
 * Returns the number of the step that an address names, from 1 (RT-09, CF-08): the digits of `step-3`. A number above
 * the count, and an address without a number, leads to step 1.
 */
export function parseStepNumber(text: string, stepCount: number): number {
  const digits = text.replace(/\D/g, '')
  const number = Number(digits)
  return digits !== '' && number >= 1 && number <= stepCount ? number : 1
}

/** Returns the first property of a step that still needs a choice; undefined when the step is done. */
export function findOpenProperty(step: ConfiguratorStep, choices: Choices): ConfiguratorProperty | undefined {
  return step.properties.find((property) => findChosenOption(property, choices) === undefined)
}

/** Whether the shopper may go from one step to another (CF-01): it lies before the present one, or it has its choices. */
export function canGoToStep(
  steps: readonly ConfiguratorStep[],
  choices: Choices,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  const step = steps[to - 1]
  if (to <= from) return to >= 1
  // The summary stands after the last step and has no choice of its own: it opens from the step before it.
  if (step === undefined)
    return to === steps.length + 1 && steps.every((one) => findOpenProperty(one, choices) === undefined)
  return findOpenProperty(step, choices) === undefined
}
