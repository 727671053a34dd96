import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { Link } from 'react-router'

export interface ProgressStep {
  title: string
  /** The page where a finished step can be changed. */
  link?: string
}

/** The progress through a few steps: finished ones link back, the present one is marked. */
export function ProgressSteps(props: {
  label: string
  steps: readonly ProgressStep[]
  currentIndex: number
}) {
  return (
    <nav aria-label={props.label}>
      <ol className="flex">
        {props.steps.map((step, index) => (
          <Step key={step.title} step={step} index={index} currentIndex={props.currentIndex} />
        ))}
      </ol>
    </nav>
  )
}

function Step({ step, index, currentIndex }: { step: ProgressStep; index: number; currentIndex: number }) {
  const isDone = index < currentIndex
  const isCurrent = index === currentIndex
  const content = (
    <>
      <span
        className={clsx(
          'edged relative z-10 grid size-8 place-items-center rounded-full text-sm font-bold',
          isDone || isCurrent ? 'bg-pine text-white' : 'border border-bark bg-paper text-ink-soft',
        )}
      >
        {isDone ? <Check className="size-4.5" strokeWidth={3} aria-label="Klaar:" /> : index + 1}
      </span>
      <span className={clsx('text-center text-xs sm:text-sm', isCurrent ? 'font-bold' : 'text-ink-soft')}>
        {step.title}
      </span>
    </>
  )
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={clsx(
        'relative min-w-0 flex-1',
        index > 0 &&
          'before:absolute before:top-5.5 before:right-1/2 before:h-0.5 before:w-full before:-translate-y-1/2',
        index <= currentIndex ? 'before:bg-pine' : 'before:bg-sand',
      )}
    >
      {isDone && step.link ? (
        <Link
          to={step.link}
          className="flex flex-col items-center gap-1 py-1.5 underline-offset-4 hover:underline"
        >
          {content}
        </Link>
      ) : (
        <span className="flex flex-col items-center gap-1 py-1.5">{content}</span>
      )}
    </li>
  )
}
