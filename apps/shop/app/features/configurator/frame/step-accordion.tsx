import { canGoToStep } from '@sluimer/domain/configurator/guide/steps'
import { type Choices, findChosenOption } from '@sluimer/domain/configurator/model/definition'
import { clsx } from 'clsx'
import { memo, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { stepHeadingId, toBedLink } from '../set/bed-address.ts'
import type { BedSet, BedStep } from '../set/bed-set.ts'
import { summaryTitle } from './step-progress.tsx'

export interface StepAccordionProps {
  set: BedSet
  choices: Choices
  step: number
  /** How many times the shopper has begun anew. */
  anew?: number | undefined
  /** The content of the present step. */
  children: React.ReactNode
}

/**
 * CF-02: the steps one below the other, the present one unfolded. The others show what was chosen, and on a phone they make
 * room: the circles lead to them.
 */
export function StepAccordion({ set, choices, step, anew, children }: StepAccordionProps) {
  const titles = [...set.steps.map(({ title }) => title), summaryTitle]
  const heading = useMovedHeading(step)
  // The summary lists all steps itself.
  const isSummary = step === titles.length
  return (
    <ol className="lg:divide-y lg:divide-sand lg:border-y lg:border-sand">
      {titles.map((title, at) => (
        <li
          key={title}
          aria-current={at + 1 === step ? 'step' : undefined}
          className={clsx(at + 1 !== step && (isSummary ? 'hidden' : 'max-lg:hidden print:hidden'))}
        >
          {at + 1 === step ? (
            <section aria-labelledby={stepHeadingId} className="lg:pb-6">
              <h2
                id={stepHeadingId}
                ref={heading}
                tabIndex={-1}
                data-takes-focus
                // A wide screen's header may come back over the page, and pushes the price down to here.
                className="max-lg:-scroll-mt-3.5 lg:scroll-mt-[calc(9rem-var(--below-header))] flex items-center gap-3 max-lg:pt-1.5 max-lg:pb-0.5 lg:py-4 text-xl! font-semibold!"
              >
                <span
                  aria-hidden="true"
                  className="grid size-8 place-items-center rounded-full bg-pine font-sans text-sm font-bold text-white max-lg:hidden"
                >
                  {step}
                </span>
                {title}
                {titles.length > 1 && (
                  // Read out, the list of steps tells it.
                  <span
                    aria-hidden="true"
                    className="ml-auto shrink-0 font-sans text-sm font-normal text-ink-soft lg:hidden"
                  >
                    Stap {step} van {titles.length}
                  </span>
                )}
              </h2>
              {children}
            </section>
          ) : (
            <FoldedStep {...{ set, choices, step, anew, title }} number={at + 1} />
          )}
        </li>
      ))}
    </ol>
  )
}

/**
 * Gives a step's heading the focus after a move, so that it is read out, and brings it below the picture. A link to a late step
 * opens at its questions too, where the steps before it would push them off a wide screen: the picture comes along there.
 */
function useMovedHeading(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<number>(undefined)
  useEffect(() => {
    const isOpening = shown.current === undefined
    const element = heading.current
    if (shown.current === step || element === null) return
    shown.current = step
    const isBeside = window.matchMedia('(min-width: 62rem)').matches
    if (!isOpening) {
      element.focus({ preventScroll: true })
      element.scrollIntoView({ block: isBeside ? 'nearest' : 'start', behavior: 'instant' })
    } else if (isBeside && step > 1 && isFarDown(element)) {
      element.scrollIntoView({ block: 'start', behavior: 'instant' })
    }
  }, [step])
  return heading
}

/** Whether the page begins with something else; a visitor who has scrolled already stays where they are. */
function isFarDown(element: HTMLElement): boolean {
  return window.scrollY === 0 && element.getBoundingClientRect().top > window.innerHeight / 2
}

interface FoldedStepProps extends Omit<StepAccordionProps, 'children'> {
  title: string
  number: number
}

const FoldedStep = memo(function FoldedStep(props: FoldedStepProps) {
  const { set, choices, step, anew, title, number } = props
  const isOpen = canGoToStep(set.steps, choices, { from: step, to: number })
  const content = (
    <>
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full border border-bark text-sm font-bold text-ink-soft"
      >
        {number}
      </span>
      <span className="min-w-0 grow">
        <span className="block font-semibold">{title}</span>
        <ChosenWords step={set.steps[number - 1]} choices={choices} />
      </span>
    </>
  )
  const look = 'flex min-h-14 items-center gap-3 py-2.5'
  return isOpen ? (
    <Link
      to={toBedLink(set, number, choices)}
      state={{ from: step, anew }}
      preventScrollReset
      data-step={number}
      className={clsx(look, 'hover:text-pine')}
    >
      {content}
    </Link>
  ) : (
    <div className={look}>{content}</div>
  )
})

function ChosenWords({ step, choices }: { step: BedStep | undefined; choices: Choices }) {
  const words = step?.properties.flatMap((property) => findChosenOption(property, choices)?.title ?? []) ?? []
  return words.length === 0 ? null : (
    <span className="block truncate text-sm text-ink-soft">{words.join(', ')}</span>
  )
}
