import { type CheckedDefinitionInput, definitionInputSchema } from './definition-input.ts'

type Choices = Readonly<Record<string, unknown>>

/**
 * Writes a set as its file. The same set always gives the same bytes, in whatever order its fields came: fields stand
 * in the order of the form, choices in that of the steps, and names of pictures in that of the alphabet.
 */
export function writeDefinition(definition: CheckedDefinitionInput): string {
  const parsed = definitionInputSchema.parse(definition)
  const order = parsed.steps.flatMap(({ properties }) => properties.map(({ id }) => id))
  const inOrder = <Value extends Choices>(choices: Value) =>
    Object.fromEntries(
      Object.entries(choices).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
    )
  const file = {
    ...parsed,
    defaultConfig: inOrder(parsed.defaultConfig),
    pictureParts: Object.fromEntries(Object.entries(parsed.pictureParts).toSorted()),
    rules: parsed.rules.map((rule) => ({ ...rule, never: rule.never.map(inOrder) })),
    advice: parsed.advice.map((one) => ({
      ...one,
      answers: one.answers.map((answer) => ({ ...answer, choices: inOrder(answer.choices) })),
    })),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
