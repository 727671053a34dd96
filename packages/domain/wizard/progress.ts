import { listChosen, type QuestionRules, type WizardAnswers } from './answers.ts'

/** Whether the shopper may go on: the question is skippable, something is chosen, or it is the last one (WZ-05). */
export function canGoOn(question: QuestionRules, answers: WizardAnswers, isLast: boolean): boolean {
  return isLast || question.isSkippable || listChosen(answers, question.id).length > 0
}

/**
 * Returns the step to show for the one asked for, counted from 0: that step, or the first before it that still needs an
 * answer. The number of questions stands for the result.
 */
export function findReachableStep(
  questions: readonly QuestionRules[],
  answers: WizardAnswers,
  asked: number,
): number {
  const step = Math.min(Math.max(asked, 0), questions.length)
  const open = questions
    .slice(0, step)
    .findIndex((question, at) => !canGoOn(question, answers, at === questions.length - 1))
  return open === -1 ? step : open
}

/** Whether the wizard needs no steps: a single question with a single answer ends with the choice (WZ-02). */
export function isQuickWizard(questions: readonly Pick<QuestionRules, 'isMultiselect'>[]): boolean {
  return questions.length === 1 && questions[0]?.isMultiselect === false
}
