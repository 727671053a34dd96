import {
  type QuestionProblems,
  type QuestionValues,
  readQuestionValues,
} from '@sluimer/domain/question/question-form'
import { readText } from '../../lib/form-text.ts'

export interface RefusedQuestion {
  about: 'question'
  state: 'refused'
  /** Set when the shop could not accept it; a wrong field has its own message. */
  message: string | undefined
  problems: QuestionProblems
  values: QuestionValues
  /** The ticket to send it again with; undefined when the page must give another. */
  ticket: string | undefined
}

/** The outcome of a question that was sent. */
export type QuestionAnswer = { about: 'question'; state: 'posted'; message: string } | RefusedQuestion

/** The answer to a question that did not arrive: everything typed is kept (ER-01). */
export function readUnsentQuestion(form: FormData): QuestionAnswer {
  return {
    about: 'question',
    state: 'refused',
    message: 'We konden je vraag niet versturen. Wat je schreef staat er nog: probeer het zo opnieuw.',
    problems: {},
    values: readQuestionValues((field) => readText(form, field)),
    ticket: readText(form, 'ticket') || undefined,
  }
}
