import type { QuestionRules, WizardAnswers } from './answers.ts'

export interface AnswerProblem {
  readonly questionId: string
  readonly code: 'unknown_question' | 'unknown_answer' | 'not_skippable' | 'one_answer_only'
}

interface KnownQuestion extends QuestionRules {
  readonly answers: readonly { readonly id: string }[]
}

/** Returns what is wrong with the answers, at most one problem for each question; empty when all may be used (WZ-04). */
export function findAnswerProblems(
  questions: readonly KnownQuestion[],
  answers: WizardAnswers,
): readonly AnswerProblem[] {
  return Object.entries(answers).flatMap(([questionId, given]) => {
    const code = findProblem(
      questions.find(({ id }) => id === questionId),
      given,
    )
    return code === undefined ? [] : [{ questionId, code }]
  })
}

function findProblem(
  question: KnownQuestion | undefined,
  given: WizardAnswers[string],
): AnswerProblem['code'] | undefined {
  if (question === undefined) return 'unknown_question'
  if (given === 0) return question.isSkippable ? undefined : 'not_skippable'
  if (given.some((id) => !question.answers.some((answer) => answer.id === id))) return 'unknown_answer'
  return !question.isMultiselect && new Set(given).size > 1 ? 'one_answer_only' : undefined
}
