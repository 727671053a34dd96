import { chosenIn, type WizardAnswers } from './answers.ts'

/** Filter values by the key of their group. */
export type WizardFilters = Readonly<Record<string, readonly string[]>>

export interface FilteringQuestion {
  readonly id: string
  readonly answers: readonly { readonly id: string; readonly filters: WizardFilters }[]
}

/**
 * Which filters follow from the answers. Answers to one question widen each other. Questions that speak of the same group
 * narrow each other down to the values they agree on; where they agree on none, all their values stand, so that
 * conflicting wishes still end at products. The order in which the answers were given makes no difference.
 */
export function wizardFilters(
  questions: readonly FilteringQuestion[],
  answers: WizardAnswers,
): WizardFilters {
  const wishes = questions.map((question) => wishOf(question, answers))
  const keys = new Set(wishes.flatMap((wish) => [...wish.keys()]))
  return Object.fromEntries(
    Array.from(keys, (key) => [key, agreedOf(wishes.flatMap((wish) => [wish.get(key) ?? []]))]),
  )
}

/** What the chosen answers of one question ask of each group. */
function wishOf(question: FilteringQuestion, answers: WizardAnswers): Map<string, string[]> {
  const chosen = chosenIn(answers, question.id)
  const wish = new Map<string, string[]>()
  for (const answer of question.answers.filter(({ id }) => chosen.includes(id)))
    for (const [key, values] of Object.entries(answer.filters)) {
      if (values.length > 0) wish.set(key, [...new Set([...(wish.get(key) ?? []), ...values])])
    }
  return wish
}

function agreedOf(wishes: readonly (readonly string[])[]): string[] {
  const spoken = wishes.filter((values) => values.length > 0)
  const all = [...new Set(spoken.flat())]
  const agreed = all.filter((value) => spoken.every((values) => values.includes(value)))
  return agreed.length > 0 ? agreed : all
}
