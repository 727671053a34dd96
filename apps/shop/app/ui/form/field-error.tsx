import { findExample } from '@sluimer/domain/validation/messages'
import { CircleAlert } from 'lucide-react'

/** The error of one field, beneath it, with an example where the message does not say what is right. */
export function FieldError(props: {
  fieldId: string
  message: string | undefined
  /** Whether the field may be filled in rightly, and be wrong all the same: then an example helps nobody. */
  isWellFormed?: boolean
}) {
  const { fieldId, message, isWellFormed } = props
  if (!message) return null
  const example = isWellFormed ? undefined : findExample(message)
  return (
    <p id={toErrorId(fieldId)} className="flex items-start gap-1.5 text-sm font-medium text-error">
      <CircleAlert className="mt-[0.2em] size-4 shrink-0" aria-hidden="true" />
      {example ? (
        <span>
          {message} <span className="block font-normal text-ink-soft">{example}</span>
        </span>
      ) : (
        message
      )}
    </p>
  )
}

export function toErrorId(fieldId: string): string {
  return `${fieldId}-fout`
}
