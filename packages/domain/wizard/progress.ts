import { chosenIn, type QuestionRules, type WizardAnswers } from './answers.ts'

/** WZ-05: whether the next step may follow: the question is skippable, something is chosen, or it is the last one. */
export function canGoOn(question: QuestionRules, answers: WizardAnswers, isLast: boolean): boolean {
  return isLast || question.isSkippable || chosenIn(answers, question.id).length > 0
}

/**
 * The step to show for one that was asked for, counted from 0: that step, or the first before it that still wants an
 * answer. The number of questions itself stands for the result.
 */
export function reachableStep(
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

/** WZ-02: one question with one answer needs no steps: choosing is the end. */
export function isQuickWizard(questions: readonly Pick<QuestionRules, 'isMultiselect'>[]): boolean {
  return questions.length === 1 && questions[0]?.isMultiselect === false
}
