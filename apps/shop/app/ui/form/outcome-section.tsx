import { clsx } from 'clsx'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** A form with its title, in whose place the outcome stands once it was sent; the outcome then takes the focus. */
export function OutcomeSection(props: {
  id: string
  title: string
  /** What became of the form; undefined while it still has to be sent. */
  outcome: string | undefined
  /** The form. */
  children: React.ReactNode
  className?: string
}) {
  const { id, outcome } = props
  const isSent = outcome !== undefined
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isSent) return
    // The form was longer than its outcome, which would stay far above the button that was pressed.
    title.current?.scrollIntoView({ block: 'nearest' })
    title.current?.focus({ preventScroll: true })
  }, [isSent])
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titel`}
      className={clsx(
        'max-w-[42rem] scroll-mt-36 rounded-card bg-linen p-5 sm:p-8 lg:scroll-mt-6',
        props.className,
      )}
    >
      {isSent && <CircleCheck className="mb-3 size-10 text-pine" aria-hidden="true" />}
      <h3
        ref={title}
        id={`${id}-titel`}
        tabIndex={-1}
        className={isSent ? 'scroll-my-52 text-balance' : 'mb-5'}
      >
        {outcome ?? props.title}
      </h3>
      {!isSent && props.children}
    </section>
  )
}
