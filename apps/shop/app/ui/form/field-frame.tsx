import { clsx } from 'clsx'
import { WholeWords } from '../text/whole-words.tsx'
import { FieldError, toErrorId } from './field-error.tsx'

export interface FieldFrameProps {
  /** The control's id; the error and the hint are named after it. */
  id: string
  label: React.ReactNode
  hint?: React.ReactNode
  /** The error, in one sentence; absent when there is none. */
  error?: string | undefined
  /** The message is elsewhere, in a `FieldError` with this field's id: under a row of short fields, for example. */
  isErrorElsewhere?: boolean
  isOptional?: boolean
  isLabelHidden?: boolean
  className?: string
  children: React.ReactNode
}

/** Label above, control, then hint or error below: the same for every field. */
export function FieldFrame(props: FieldFrameProps) {
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', props.className)}>
      <label htmlFor={props.id} className={props.isLabelHidden ? 'sr-only' : 'text-sm font-semibold'}>
        {typeof props.label === 'string' ? <WholeWords text={props.label} /> : props.label}
        {props.isOptional && <span className="font-normal text-ink-soft"> (niet verplicht)</span>}
      </label>
      {props.children}
      {props.hint && !props.error && (
        <p id={hintId(props.id)} className="text-sm text-ink-soft">
          {props.hint}
        </p>
      )}
      {!props.isErrorElsewhere && <FieldError fieldId={props.id} message={props.error} />}
    </div>
  )
}

/** Returns the attributes for screen readers: whether the control is wrong and which text belongs to it. */
export function describedBy(field: { id: string; error?: string | undefined; hint?: React.ReactNode }) {
  return {
    'aria-invalid': field.error ? true : undefined,
    'aria-describedby': field.error ? toErrorId(field.id) : field.hint ? hintId(field.id) : undefined,
  } as const
}

function hintId(fieldId: string): string {
  return `${fieldId}-uitleg`
}

/** The look of a control for typing or choosing. 16 px text keeps phones from zooming in. */
export const controlLook = clsx(
  'min-h-12 w-full min-w-0 rounded-field border border-bark bg-paper px-3.5 py-2.5 text-base text-ink',
  'placeholder:text-ink-soft transition-shadow duration-150',
  'aria-invalid:border-2 aria-invalid:border-error aria-invalid:focus-visible:outline-error',
  'disabled:bg-linen disabled:text-ink-soft [&[readonly]]:bg-linen',
)
