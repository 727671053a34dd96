import { type ReviewProblems, type ReviewValues, readReviewValues } from '@sluimer/domain/review/review-form'
import { readText } from '../../lib/form-text.ts'
import { readKeptPictures, type SentPictures } from './pictures/sent-pictures.ts'

export interface RefusedReview {
  state: 'refused'
  /** Set when the shop could not accept it; a wrong field has its own message. */
  message: string | undefined
  problems: ReviewProblems
  values: ReviewValues
  /** Whether the writer wants to hear of the shop's answer. */
  wantsAnswer: boolean
  pictures: SentPictures
  /** The ticket to send it again with; undefined when the page must give another. */
  ticket: string | undefined
}

/** The outcome of a review that was sent. */
export type ReviewAnswer = { state: 'posted'; message: string } | RefusedReview

/** The answer to a review that did not arrive: everything typed is kept (ER-01). */
export function readUnsentReview(form: FormData): RefusedReview {
  return {
    state: 'refused',
    message: 'We konden je beoordeling niet versturen. Wat je schreef staat er nog: probeer het zo opnieuw.',
    problems: {},
    values: readReviewValues((field) => readText(form, field)),
    wantsAnswer: readText(form, 'tell_me') !== '',
    pictures: { kept: readKeptPictures(form), problems: [] },
    ticket: readText(form, 'ticket') || undefined,
  }
}
