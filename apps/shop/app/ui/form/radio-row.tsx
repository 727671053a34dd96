import { clsx } from 'clsx'
import { FieldError, toErrorId } from './field-error.tsx'

export interface RadioRowProps {
  legend: string
  isLegendHidden?: boolean
  /** The id of the group, for the summary of errors. */
  id: string
  name: string
  options: readonly { value: string; label: string }[]
  /** None is chosen without it. */
  defaultValue?: string | undefined
  error?: string | undefined
}

/** A choice between a few words, beside one another where they fit. */
export function RadioRow(props: RadioRowProps) {
  const { id, name, error } = props
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? toErrorId(id) : undefined} className="min-w-0">
      <legend className={props.isLegendHidden ? 'sr-only' : 'text-sm font-semibold'}>{props.legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {props.options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={props.defaultValue === value}
              className={clsx(
                'size-6 shrink-0 appearance-none rounded-full border bg-paper checked:border-7 checked:border-pine',
                error ? 'border-error' : 'border-bark',
              )}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError fieldId={id} message={error} />
    </fieldset>
  )
}
