import { type CheckedDefinitionInput, definitionInputSchema } from './definition-input.ts'

type Choices = Readonly<Record<string, unknown>>

/**
 * Writes a set as its file. The same set always gives the same bytes, in whatever order its fields came: fields stand
 * in the order of the form, and choices in that of the steps.
 */
export function writeDefinition(definition: CheckedDefinitionInput): string {
  const { defaultConfig, rules, advice, ...rest } = definitionInputSchema.parse(definition)
  const order = rest.steps.flatMap(({ properties }) => properties.map(({ id }) => id))
  const inOrder = <Value extends Choices>(choices: Value) =>
    Object.fromEntries(
      Object.entries(choices).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
    )
  const { slug, name, fallbackImage, base, steps } = rest
  const file = {
    ...{ slug, name, fallbackImage, base },
    defaultConfig: inOrder(defaultConfig),
    steps,
    rules: rules.map((rule) => ({ ...rule, never: rule.never.map(inOrder) })),
    advice: advice.map((one) => ({
      ...one,
      answers: one.answers.map((answer) => ({ ...answer, choices: inOrder(answer.choices) })),
    })),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
