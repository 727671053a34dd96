import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { FieldError } from './field-error.tsx'
import { describedBy } from './field-frame.tsx'

export interface CheckboxFieldProps extends Omit<React.ComponentProps<'input'>, 'type'> {
  label: React.ReactNode
  error?: string | undefined
  /** Behind the label, at the end of the line: a count. */
  trailing?: React.ReactNode
}

/** A tick box whose whole line can be pressed. */
export function CheckboxField({
  label,
  error,
  trailing,
  id: givenId,
  className,
  ...input
}: CheckboxFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-ink-soft">
        <span className="relative mt-px grid size-6 shrink-0 place-items-center">
          <input
            id={id}
            type="checkbox"
            {...input}
            {...describedBy({ id, error })}
            className={clsx(
              'peer size-6 appearance-none rounded-md border border-bark bg-paper transition-colors duration-150',
              'checked:border-pine checked:bg-pine aria-invalid:border-2 aria-invalid:border-error disabled:bg-linen',
            )}
          />
          <Check
            className="pointer-events-none absolute size-4.5 text-white opacity-0 peer-checked:opacity-100"
            strokeWidth={3}
            aria-hidden="true"
          />
        </span>
        <span className="grow">{label}</span>
        {trailing && <span className="text-sm text-ink-soft tabular-nums">{trailing}</span>}
      </label>
      <FieldError fieldId={id} message={error} />
    </div>
  )
}
