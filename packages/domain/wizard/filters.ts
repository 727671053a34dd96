import { listChosen, type WizardAnswers } from './answers.ts'

export type WizardFilters = Readonly<Record<string, readonly string[]>>

interface FilteringAnswer {
  readonly id: string
  readonly filters: WizardFilters
  /** Other filters while an answer to another question is chosen: firmness follows from weight and length together. */
  readonly beside?: readonly { readonly answerId: string; readonly filters: WizardFilters }[]
}

export interface FilteringQuestion {
  readonly id: string
  readonly answers: readonly FilteringAnswer[]
}

/**
 * Returns the filters that follow from the answers. Answers to one question widen each other. Questions about the same
 * group narrow each other down to the values they agree on; where they agree on none, all their values stay, so that
 * conflicting wishes still lead to products. The order of the answers makes no difference.
 */
export function toWizardFilters(
  questions: readonly FilteringQuestion[],
  answers: WizardAnswers,
): WizardFilters {
  const wishes = questions.map((question) => listWishes(question, answers))
  const keys = new Set(wishes.flatMap((wish) => [...wish.keys()]))
  return Object.fromEntries(
    Array.from(keys, (key) => [key, chooseAgreed(wishes.flatMap((wish) => [wish.get(key) ?? []]))]),
  )
}

/** Returns the values that the chosen answers of one question ask for in each group. */
function listWishes(question: FilteringQuestion, answers: WizardAnswers): Map<string, string[]> {
  const chosen = listChosen(answers, question.id)
  const wish = new Map<string, string[]>()
  for (const answer of question.answers.filter(({ id }) => chosen.includes(id)))
    for (const [key, values] of Object.entries(filtersBeside(answer, answers))) {
      if (values.length > 0) wish.set(key, [...new Set([...(wish.get(key) ?? []), ...values])])
    }
  return wish
}

/**
 * Returns the filters of an answer given all that is chosen; of several that depend on another answer the first counts.
 */
function filtersBeside({ filters, beside = [] }: FilteringAnswer, answers: WizardAnswers): WizardFilters {
  const chosen = new Set(Object.keys(answers).flatMap((questionId) => listChosen(answers, questionId)))
  return beside.find(({ answerId }) => chosen.has(answerId))?.filters ?? filters
}

function chooseAgreed(wishes: readonly (readonly string[])[]): string[] {
  const spoken = wishes.filter((values) => values.length > 0)
  const all = [...new Set(spoken.flat())]
  const agreed = all.filter((value) => spoken.every((values) => values.includes(value)))
  return agreed.length > 0 ? agreed : all
}
