/** A shopper's answer to a question: the ids of the answers chosen, or 0 when it was skipped. */
export type GivenAnswer = readonly string[] | 0
/** All answers so far, by the id of the question. */
export type WizardAnswers = Readonly<Record<string, GivenAnswer>>

export interface QuestionRules {
  readonly id: string
  readonly isSkippable: boolean
  readonly isMultiselect: boolean
}

/**
 * Returns the answers with this one added (WZ-03, WZ-04): switched on or off where several may be chosen, replaced
 * elsewhere.
 */
export function giveAnswer(answers: WizardAnswers, question: QuestionRules, answerId: string): WizardAnswers {
  if (!question.isMultiselect) return { ...answers, [question.id]: [answerId] }
  const chosen = listChosen(answers, question.id)
  const next = chosen.includes(answerId) ? chosen.filter((id) => id !== answerId) : [...chosen, answerId]
  const { [question.id]: _, ...others } = answers
  return next.length === 0 ? others : { ...others, [question.id]: next }
}

/**
 * Returns the answers with this question skipped (WZ-04). Throws for a question that must be answered: nothing offers
 * that.
 */
export function skipQuestion(answers: WizardAnswers, question: QuestionRules): WizardAnswers {
  if (!question.isSkippable) throw new Error(`question ${question.id} cannot be skipped`)
  return { ...answers, [question.id]: 0 }
}

/** Returns the ids chosen for a question; none when it was skipped or not reached. */
export function listChosen(answers: WizardAnswers, questionId: string): readonly string[] {
  const given = answers[questionId]
  return given === undefined || given === 0 ? [] : given
}
