import { canGoToStep, findOpenProperty } from '@sluimer/domain/configurator/guide/steps'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { toBedLink } from '../set/bed-address.ts'
import type { BedSet } from '../set/bed-set.ts'

export const summaryTitle = 'Overzicht'

export interface StepProgressProps {
  set: BedSet
  choices: Choices
  /** From 1. */
  step: number
  /** How many times the shopper has begun anew. */
  anew?: number | undefined
}

/**
 * CF-01: the steps as numbered circles. A circle is a link when its step lies before the present one or has its choices. A
 * set with a single step has no bar (CF-08).
 */
export const StepProgress = memo(function StepProgress({ set, choices, step, anew }: StepProgressProps) {
  if (set.steps.length < 2) return null
  const titles = [...set.steps.map(({ title }) => title), summaryTitle]
  return (
    <nav aria-label="Stappen" className="print:hidden">
      {/* With large letters the circles take more rows. */}
      <ol className="flex flex-wrap">
        {titles.map((title, at) => (
          <Circle key={title} {...{ set, choices, step, anew, title }} number={at + 1} />
        ))}
      </ol>
    </nav>
  )
})

function Circle({
  set,
  choices,
  step,
  anew,
  title,
  number,
}: StepProgressProps & { title: string; number: number }) {
  const isCurrent = number === step
  const own = set.steps[number - 1]
  const isDone = own !== undefined && findOpenProperty(own, choices) === undefined
  const isOpen = !isCurrent && canGoToStep(set.steps, choices, { from: step, to: number })
  const content = (
    <>
      <span
        className={clsx(
          'edged relative z-10 grid size-8 place-items-center rounded-full text-sm font-bold',
          isCurrent && 'bg-pine text-white ring-4 ring-pine-mist',
          !isCurrent && (isDone ? 'bg-pine text-white' : 'border border-bark bg-paper text-ink-soft'),
        )}
      >
        {isDone && !isCurrent ? <Check className="size-4.5" strokeWidth={3} aria-label="Klaar:" /> : number}
      </span>
      <span
        className={clsx(
          'text-center text-xs leading-tight max-lg:sr-only',
          isCurrent ? 'font-bold' : 'text-ink-soft',
        )}
      >
        {title}
      </span>
    </>
  )
  const look = 'relative flex flex-col items-center gap-1 py-1.5'
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={clsx(
        'relative min-w-8 flex-1',
        number > 1 &&
          'before:absolute before:top-5.5 before:right-1/2 before:h-0.5 before:w-full before:-translate-y-1/2',
        number <= step ? 'before:bg-pine' : 'before:bg-sand',
      )}
    >
      {isOpen ? (
        <Link
          to={toBedLink(set, number, choices)}
          state={{ from: step, anew }}
          preventScrollReset
          data-step={number}
          className={clsx(look, 'underline-offset-4 hover:underline')}
        >
          {content}
        </Link>
      ) : (
        <span className={look}>{content}</span>
      )}
    </li>
  )
}
