import { reviewEmailMessage, reviewFieldMessage } from '../validation/messages.ts'
import { scoreTexts } from './score.ts'

/** The fields of the review form, in the order in which they are filled in (PD-04). */
export const reviewFields = [
  'review_score',
  'display_name',
  'email',
  'review_title',
  'review_content',
] as const
export type ReviewField = (typeof reviewFields)[number]
export type ReviewValues = Readonly<Record<ReviewField, string>>
export type ReviewProblems = Readonly<Partial<Record<ReviewField, string>>>

/** Reads the values of a form as text, per field; a field that was not sent is empty. */
export function readReviewValues(get: (field: ReviewField) => unknown): ReviewValues {
  const values = reviewFields.map((field) => [field, String(get(field) ?? '')])
  return Object.fromEntries(values) as ReviewValues
}

/** Returns what is wrong with the fields of a review (VA-13, VA-14): all are required, the address must be valid. */
export function findReviewProblems(values: ReviewValues): ReviewProblems {
  const { review_score: score, email, ...texts } = values
  const isScore = scoreTexts.some((text) => text === score)
  const problems = {
    review_score: reviewFieldMessage(isScore ? score : ''),
    email: reviewEmailMessage(email.trim()),
    ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, reviewFieldMessage(text)])),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, message]) => message !== undefined))
}
