import type { WizardQuestion } from '@sluimer/contract/wizard/schemas'
import type { GivenAnswer, QuestionRules, WizardAnswers } from '@sluimer/domain/wizard/answers'

/** Parameter names in the page's query, in Dutch like all addresses of the shop. */
const stepParameter = 'stap'
const categoryParameter = 'categorie'
const questionParameter = /^qs(\d{1,15})$/

/** The content of a wizard's address: the answers so far, the step, and the category where it was opened. */
export interface WizardPlace {
  answers: WizardAnswers
  /** Counted from 0; the number of questions means the result. */
  step: number
  categoryId: string | undefined
}

/** Returns the name of a question in queries, forms and calls (API-06). */
export function toQuestionKey(questionId: string): string {
  return `qs${questionId}`
}

/** Reads a wizard's query. Unreadable parts are left out. */
export function readWizardQuery(query: URLSearchParams): WizardPlace {
  const keys = new Set([...query.keys()].filter((key) => questionParameter.test(key)))
  const answers = Array.from(keys, (key) => [key.replace('qs', ''), readGiven(query.getAll(key))] as const)
  const step = /^\d{1,3}$/.exec(query.get(stepParameter) ?? '')?.[0]
  const categoryId = /^\d{1,15}$/.exec(query.get(categoryParameter) ?? '')?.[0]
  return { answers: Object.fromEntries(answers), step: Math.max(Number(step ?? 1), 1) - 1, categoryId }
}

/** WZ-04: reads 0 as "skipped", whatever else was sent for the question. */
function readGiven(values: readonly string[]): GivenAnswer {
  return values.includes('0') ? 0 : values.filter((value) => value !== '')
}

/** Returns the parameters that carry a place to the next page, in order. */
export function toWizardParameters({ answers, step, categoryId }: WizardPlace): [string, string][] {
  const given = Object.entries(answers).flatMap(([id, answer]) =>
    (answer === 0 ? ['0'] : answer).map((value): [string, string] => [toQuestionKey(id), value]),
  )
  const category: [string, string][] = categoryId === undefined ? [] : [[categoryParameter, categoryId]]
  return [...category, ...given, [stepParameter, String(step + 1)]]
}

export function buildWizardLink(code: string, place?: WizardPlace): string {
  const path = `/keuzehulp/${encodeURIComponent(code)}/`
  return place === undefined ? path : `${path}?${new URLSearchParams(toWizardParameters(place))}`
}

/** Returns the body of a call for a wizard with these answers (API-06). */
export function toWizardBody(code: string, { answers, categoryId }: Omit<WizardPlace, 'step'>) {
  const given = Object.entries(answers).map(([id, answer]) => [
    toQuestionKey(id),
    answer === 0 ? (0 as const) : [...answer],
  ])
  const questions: Record<string, 0 | string[]> = Object.fromEntries(given)
  return { code, questions, ...(categoryId === undefined ? {} : { category_id: categoryId }) }
}

export function toRules(question: WizardQuestion): QuestionRules {
  return { id: question.id, isSkippable: question.is_skippable, isMultiselect: question.is_multiselect }
}
