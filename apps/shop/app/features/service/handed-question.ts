import { longestMessage } from '@sluimer/contract/service/schemas'
import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** What a link to the contact form takes along: the question, which then stays out of the address and of all logs. */
interface QuestionState {
  handedQuestion: string
}

export function toQuestionState(question: string): QuestionState {
  return { handedQuestion: question.slice(0, longestMessage) }
}

/** Reads what a move took along; empty for anything else, because pages of other features have states of their own. */
export function readHandedQuestion(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('handedQuestion' in state)) return ''
  const { handedQuestion } = state
  return typeof handedQuestion === 'string' ? handedQuestion.slice(0, longestMessage) : ''
}

/** Fills in the question that somebody asked in the chat, unless something is typed there already. */
export function useHandedQuestion(form: RefObject<HTMLFormElement | null>, fieldName: string): void {
  const question = readHandedQuestion(useLocation().state)
  useEffect(() => {
    const field = form.current?.elements.namedItem(fieldName)
    if (question !== '' && field instanceof HTMLTextAreaElement && field.value === '') field.value = question
  }, [form, fieldName, question])
}
