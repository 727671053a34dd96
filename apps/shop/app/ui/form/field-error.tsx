import { CircleAlert } from 'lucide-react'

/** The error of one field, beneath it. */
export function FieldError({ fieldId, message }: { fieldId: string; message: string | undefined }) {
  if (!message) return null
  return (
    <p id={toErrorId(fieldId)} className="flex items-start gap-1.5 text-sm font-medium text-error">
      <CircleAlert className="mt-[0.2em] size-4 shrink-0" aria-hidden="true" />
      {message}
    </p>
  )
}

export function toErrorId(fieldId: string): string {
  return `${fieldId}-fout`
}
