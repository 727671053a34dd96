import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { controlLook, describedBy, FieldFrame, type FieldFrameProps } from './field-frame.tsx'

type Frame = Omit<FieldFrameProps, 'id' | 'children'>

interface SelectOption {
  value: string
  label: string
  isDisabled?: boolean
}

export interface SelectFieldProps
  extends Frame,
    Omit<React.ComponentProps<'select'>, keyof Frame | 'children'> {
  options: readonly SelectOption[]
}

/** A choice from a list: the browser's own control, which phones show well and which needs no script. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, isOptional, isLabelHidden, className, options, id: givenId, ...select } = props
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, isLabelHidden, className }}>
      <div className="relative">
        <select
          id={id}
          {...select}
          {...describedBy({ id, error, hint })}
          className={clsx(controlLook, 'appearance-none pr-11')}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft"
          aria-hidden="true"
        />
      </div>
    </FieldFrame>
  )
}
