import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'

/** More problems stand in two columns on a wide screen. */
const longList = 4

export interface FieldProblem {
  /** The id of the wrong control. */
  fieldId: string
  message: string
}

/** Everything that is wrong with a form, above it. It takes the focus when it appears, and links to each field. */
export function ErrorSummary({
  problems,
  title = 'Controleer je gegevens',
  failureTitle = 'Dat lukte niet',
  message,
  submission,
}: {
  problems: readonly FieldProblem[]
  /** A new value for every attempt to send the form (the action's answer): the summary then takes the focus again. */
  submission?: unknown
  /** The title above the list of wrong fields. */
  title?: string
  /** The title above the message when no field is wrong. */
  failureTitle?: string
  /** A problem with the whole form rather than with a field. */
  message?: string | undefined
}) {
  const box = useRef<HTMLDivElement>(null)
  const isShown = problems.length > 0 || Boolean(message)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second attempt with the same mistakes must be heard too.
  useEffect(() => {
    if (isShown) box.current?.focus()
  }, [isShown, submission])
  if (!isShown) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-card border-2 border-error bg-error-mist px-5 py-4 text-ink"
    >
      <h2 className="font-sans text-lg font-semibold text-error">
        {problems.length > 0 ? title : failureTitle}
      </h2>
      {message && <p className="mt-1">{message}</p>}
      {problems.length > 0 && (
        <ul
          className={clsx('mt-2 flex flex-col gap-1', problems.length > longList && 'sm:block sm:columns-2')}
        >
          {problems.map((problem) => (
            <li key={problem.fieldId} className="break-inside-avoid">
              <a
                href={`#${problem.fieldId}`}
                className="inline-block py-1 text-error underline underline-offset-4 hover:no-underline"
              >
                {problem.message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
