import { askQuestionEndpoint, getProductQuestionsEndpoint } from '@sluimer/contract/question/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import { askQuestion } from './ask/ask-question.ts'
import { createQuestionShelf, getProductQuestions, type KeptProducts } from './ask/get-questions.ts'

/** Questions per visitor's address; even a family or an office behind one address hardly has more. */
const rateLimit = { max: 10, windowMs: 10 * 60_000 }

export function registerQuestionRoutes(app: Server, deps: Deps, products: KeptProducts): void {
  const questions = createQuestionShelf(deps)
  registerEndpoint(
    app,
    getProductQuestionsEndpoint,
    ({ params, query }) => getProductQuestions({ ...deps, products, questions }, params.id, query),
    { sameForAll: ({ product_id }) => ({ product: [product_id], content: [] }) },
  )
  registerEndpoint(app, askQuestionEndpoint, ({ params, body }) => askQuestion(deps, params.id, body), {
    rateLimit,
  })
}
