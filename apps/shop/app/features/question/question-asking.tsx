import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { questionFormId } from './question-address.ts'
import type { QuestionAnswer } from './question-answer.ts'
import { QuestionForm } from './question-form.tsx'

/** The form for a question, and the outcome for its asker, which takes the focus. */
export function QuestionAsking(props: {
  productTitle: string
  answer: QuestionAnswer | undefined
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
      id={questionFormId}
      aria-labelledby={`${questionFormId}-titel`}
      className="mt-6 max-w-[42rem] scroll-mt-36 rounded-card bg-linen p-5 sm:p-8 lg:scroll-mt-6"
    >
      {isPosted && <CircleCheck className="mb-3 size-10 text-pine" aria-hidden="true" />}
      <h3 ref={title} id={`${questionFormId}-titel`} tabIndex={-1} className={isPosted ? '' : 'mb-5'}>
        {isPosted ? answer.message : `Stel een vraag over ${productTitle}`}
      </h3>
      {!isPosted && (
        <QuestionForm refused={answer?.state === 'refused' ? answer : undefined} ticket={ticket} />
      )}
    </section>
  )
}
