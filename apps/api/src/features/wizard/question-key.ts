import type { WizardAnswers } from '@sluimer/domain/wizard/answers'

const prefix = 'qs'

/** Returns a question's name in a request (API-06). */
export function toQuestionKey(questionId: string): string {
  return `${prefix}${questionId}`
}

/** Reads the answers of a request, by the id of the question. */
export function readAnswers(questions: WizardAnswers = {}): WizardAnswers {
  return Object.fromEntries(
    Object.entries(questions).map(([key, given]) => [key.slice(prefix.length), given]),
  )
}
