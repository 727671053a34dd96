import type { Product } from '@sluimer/contract/catalog/product'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Alert } from '../../ui/message/alert.tsx'
import type { LoadedQuestions } from './load-questions.server.ts'
import { buildQuestionSearch, questionFormId, questionsId, readQuestionWish } from './question-address.ts'
import type { QuestionAnswer } from './question-answer.ts'
import { QuestionAsking } from './question-asking.tsx'
import { QuestionList } from './question-list.tsx'

/** What shoppers asked about a product, with the shop's answers, and the way to ask. */
export function ProductQuestions(props: {
  product: Pick<Product, 'title'>
  questions: LoadedQuestions
  answer: QuestionAnswer | undefined
  className?: string
}) {
  const { product, answer } = props
  const { found, ticket } = props.questions
  const [search] = useSearchParams()
  const isAsking = readQuestionWish(search).isAsking || answer !== undefined
  const askAt = `${buildQuestionSearch(search, { isAsking: true })}#${questionFormId}`
  return (
    <section
      id={questionsId}
      aria-labelledby={`${questionsId}-titel`}
      className={`scroll-mt-36 border-t border-sand pt-10 lg:scroll-mt-6 ${props.className ?? ''}`}
    >
      <h2 id={`${questionsId}-titel`}>Vragen en antwoorden</h2>
      {!found && (
        <Alert className="mt-5 max-w-[42rem]">
          De vragen zijn nu even niet te lezen. De rest van de pagina werkt gewoon.
        </Alert>
      )}
      {found?.total === 0 && !isAsking && (
        <p className="mt-4 text-lg">
          Nog niemand heeft iets gevraagd. Twijfel je ergens over? Vraag het ons.
        </p>
      )}
      {found && found.total > 0 && <QuestionList questions={found} />}
      {isAsking ? (
        <QuestionAsking productTitle={product.title} answer={answer} ticket={ticket} />
      ) : (
        <ButtonLink to={askAt} variant="secondary" className="mt-6">
          Stel een vraag
        </ButtonLink>
      )}
    </section>
  )
}
