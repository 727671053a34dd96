import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { reviewFormId } from './review-address.ts'
import type { ReviewAnswer } from './review-answer.ts'
import { ReviewForm } from './review-form.tsx'

/** The form for a review, and the outcome for its writer, which takes the focus. */
export function ReviewWriting(props: {
  productTitle: string
  answer: ReviewAnswer | undefined
  ticket: string | undefined
}) {
  const { productTitle, answer, ticket } = props
  const isPosted = answer?.state === 'posted'
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isPosted) title.current?.focus({ preventScroll: true })
  }, [isPosted])
  return (
    <section
      id={reviewFormId}
      aria-labelledby={`${reviewFormId}-titel`}
      className="max-w-[42rem] scroll-mt-36 rounded-card bg-linen p-5 sm:p-8 lg:scroll-mt-6"
    >
      {isPosted && <CircleCheck className="mb-3 size-10 text-pine" aria-hidden="true" />}
      <h3 ref={title} id={`${reviewFormId}-titel`} tabIndex={-1} className={isPosted ? '' : 'mb-5'}>
        {isPosted ? answer.message : `Schrijf een beoordeling over ${productTitle}`}
      </h3>
      {!isPosted && <ReviewForm refused={answer?.state === 'refused' ? answer : undefined} ticket={ticket} />}
    </section>
  )
}
