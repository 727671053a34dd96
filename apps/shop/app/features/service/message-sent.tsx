import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** Replaces the form once the question was sent. It takes the focus, so that screen readers announce it. */
export function MessageSent({ sent }: { sent: { reference: string; email: string } }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="rounded-card bg-pine-mist p-6 sm:p-8">
      <CircleCheck className="size-10 text-pine" aria-hidden="true" />
      <h2 ref={title} id="contactformulier-titel" tabIndex={-1} className="mt-3">
        Je bericht is verstuurd
      </h2>
      <p className="mt-3 wrap-break-word">
        Je hoort van ons op {sent.email}, meestal binnen één werkdag. Je kenmerk is{' '}
        <strong className="whitespace-nowrap">{sent.reference}</strong>; dat staat ook in de mail die nu naar
        je onderweg is.
      </p>
    </div>
  )
}
