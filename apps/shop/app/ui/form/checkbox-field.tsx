import { useId } from 'react'
import { FieldError } from './field-error.tsx'
import { describedBy } from './field-frame.tsx'
import { TickBox } from './tick-box.tsx'

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
        <TickBox id={id} {...input} {...describedBy({ id, error })} className="relative mt-px" />
        <span className="min-w-0 grow">{label}</span>
        {trailing && <span className="text-sm text-ink-soft tabular-nums">{trailing}</span>}
      </label>
      <FieldError fieldId={id} message={error} />
    </div>
  )
}
