import { reviewEmailMessage, reviewFieldMessage } from '../validation/messages.ts'

/** The longest texts of a question, in UTF-16 units. */
export const longestQuestion = 500
export const longestAsker = 50
/** Questions of a product on one page. */
export const questionsPerPage = 5
/** The longest text that is looked for in the questions of a product. */
export const longestLookup = 100
/** Questions that one mailbox may ask in a day; more is a program, or a talk that goes better by phone. */
export const mostQuestionsPerDay = 5
/** Questions of one product that may wait for an answer at once. */
export const mostWaitingQuestions = 40

/**
 * Days for which questions are stored: those that nobody answered, those that were refused (their asker may ask why), and
 * answered ones, after which the article or the answer has probably changed.
 */
export const keptQuestionDays = { waiting: 180, rejected: 90, answered: 3 * 365 } as const

/** The fields of the form, in their order. */
export const questionFields = ['question', 'asker', 'asker_email'] as const
export type QuestionField = (typeof questionFields)[number]
export type QuestionValues = Readonly<Record<QuestionField, string>>
export type QuestionProblems = Readonly<Partial<Record<QuestionField, string>>>

/** Reads the values of a form as text, per field; a field that was not sent is empty. */
export function readQuestionValues(get: (field: QuestionField) => unknown): QuestionValues {
  return Object.fromEntries(
    questionFields.map((field) => [field, String(get(field) ?? '')]),
  ) as QuestionValues
}

/** Returns what is wrong with the fields of a question: all are required, and the address must be one. */
export function findQuestionProblems({ question, asker, asker_email }: QuestionValues): QuestionProblems {
  const problems = {
    question: reviewFieldMessage(question),
    asker: reviewFieldMessage(asker),
    asker_email: reviewEmailMessage(asker_email.trim()),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, message]) => message !== undefined))
}
