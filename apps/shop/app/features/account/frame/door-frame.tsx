import { useEffect, useRef } from 'react'
import { Container } from '../../../ui/page/container.tsx'
import { WholeWords } from '../../../ui/text/whole-words.tsx'

/**
 * The head of a page around an account: it is of no use to search engines, and its address may contain a code, so it
 * must not reach another site.
 */
export const personalMeta = [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

/** A calm page with one thing to do: everything on the way in and out of an account. */
export function DoorFrame(props: {
  title: string
  intro?: React.ReactNode
  /** Whether the page is the outcome of a press: its title then takes the focus, so that it is read. */
  isOutcome?: boolean
  children: React.ReactNode
}) {
  const { isOutcome = false, title } = props
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another outcome has another title.
  useEffect(() => {
    if (isOutcome) heading.current?.focus()
  }, [isOutcome, title])
  return (
    // The page reaches down to the footer, whose ground is the same.
    <div className="-mb-16 border-b border-sand bg-linen py-6 sm:py-12 lg:-mb-24 lg:py-16">
      <Container width="form">
        <div className="rounded-card bg-paper px-5 py-7 sm:px-10 sm:py-10">
          <h1 ref={heading} tabIndex={-1} className="text-3xl">
            <WholeWords text={title} />
          </h1>
          {props.intro && <p className="mt-3 text-ink-soft">{props.intro}</p>}
          <div className="mt-6 flex flex-col gap-6">{props.children}</div>
        </div>
      </Container>
    </div>
  )
}
