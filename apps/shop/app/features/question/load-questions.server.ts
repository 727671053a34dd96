import { getProductQuestionsEndpoint, type ProductQuestions } from '@sluimer/contract/question/endpoints'
import { getFormTicketEndpoint } from '@sluimer/contract/service/endpoints'
import type { RouterContextProvider } from 'react-router'
import { answerOrNothing } from '../../lib/api/answer-or-nothing.server.ts'
import { readQuestionWish } from './question-address.ts'

export interface LoadedQuestions {
  /** Undefined when they cannot be loaded: the product can be bought without them (ER-02). */
  found: ProductQuestions | undefined
  /** Set while the form is shown: proof of the moment. */
  ticket: string | undefined
}

/** Returns the questions that the address of a product page asks for. */
export async function loadQuestions(
  context: Readonly<RouterContextProvider>,
  slug: string,
  search: URLSearchParams,
): Promise<LoadedQuestions> {
  const { lookup, page, isAsking } = readQuestionWish(search)
  const [found, form] = await Promise.all([
    answerOrNothing(context, getProductQuestionsEndpoint, { params: { id: slug }, query: { lookup, page } }),
    isAsking ? answerOrNothing(context, getFormTicketEndpoint, {}) : undefined,
  ])
  return { found, ticket: form?.ticket }
}
