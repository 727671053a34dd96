import { OutcomeSection } from '../../ui/form/outcome-section.tsx'
import { questionFormId } from './question-address.ts'
import type { QuestionAnswer } from './question-answer.ts'
import { QuestionForm } from './question-form.tsx'

/** The form for a question, and the outcome for its asker. */
export function QuestionAsking(props: {
  productTitle: string
  answer: QuestionAnswer | undefined
  ticket: string | undefined
}) {
  const { productTitle, answer, ticket } = props
  return (
    <OutcomeSection
      id={questionFormId}
      title={`Stel een vraag over ${productTitle}`}
      outcome={answer?.state === 'posted' ? answer.message : undefined}
      className="mt-6"
    >
      <QuestionForm refused={answer?.state === 'refused' ? answer : undefined} ticket={ticket} />
    </OutcomeSection>
  )
}
