import { getProductReviewsEndpoint } from '@sluimer/contract/review/endpoints'
import type { ProductReviews } from '@sluimer/contract/review/schemas'
import { getFormTicketEndpoint } from '@sluimer/contract/service/endpoints'
import type { RouterContextProvider } from 'react-router'
import { answerOrNothing } from '../../lib/api/answer-or-nothing.server.ts'
import { readReviewWish } from './review-address.ts'

export interface LoadedReviews {
  /** Undefined when they cannot be loaded: the product can be bought without them (ER-02). */
  found: ProductReviews | undefined
  /** Set while the form is shown: proof of the moment. */
  ticket: string | undefined
}

/** Returns the reviews that the address of a product page asks for. */
export async function loadReviews(
  context: Readonly<RouterContextProvider>,
  slug: string,
  search: URLSearchParams,
): Promise<LoadedReviews> {
  const { sort, score, about, page, isWriting } = readReviewWish(search)
  const [found, form] = await Promise.all([
    answerOrNothing(context, getProductReviewsEndpoint, {
      params: { id: slug },
      query: { sort, score, about, page },
    }),
    isWriting ? answerOrNothing(context, getFormTicketEndpoint, {}) : undefined,
  ])
  return { found, ticket: form?.ticket }
}
