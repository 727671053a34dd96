import { OutcomeSection } from '../../ui/form/outcome-section.tsx'
import { reviewFormId } from './review-address.ts'
import type { ReviewAnswer } from './review-answer.ts'
import { ReviewForm } from './review-form.tsx'

/** The form for a review, and the outcome for its writer. */
export function ReviewWriting(props: {
  productTitle: string
  answer: ReviewAnswer | undefined
  ticket: string | undefined
}) {
  const { productTitle, answer, ticket } = props
  return (
    <OutcomeSection
      id={reviewFormId}
      title={`Schrijf een beoordeling over ${productTitle}`}
      outcome={answer?.state === 'posted' ? answer.message : undefined}
    >
      <ReviewForm refused={answer?.state === 'refused' ? answer : undefined} ticket={ticket} />
    </OutcomeSection>
  )
}
