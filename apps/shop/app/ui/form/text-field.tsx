import { useId } from 'react'
import { controlLook, describedBy, FieldFrame, type FieldFrameProps } from './field-frame.tsx'

type Frame = Omit<FieldFrameProps, 'id' | 'children'>

export interface TextFieldProps extends Frame, Omit<React.ComponentProps<'input'>, keyof Frame> {
  /** Something at the end of the control: a unit, a button that shows the password. */
  trailing?: React.ReactNode
}

/** One line of text with its label. Takes every attribute of an input: name, type, autoComplete, inputMode. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, isOptional, isLabelHidden, isErrorElsewhere, className, ...rest } = props
  const { trailing, id: givenId, ...input } = rest
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldFrame
      {...{ id, label, hint, error }}
      {...{ isOptional, isLabelHidden, isErrorElsewhere, className }}
    >
      <div className="relative">
        <input
          id={id}
          type="text"
          {...input}
          {...describedBy({ id, error, hint })}
          className={trailing ? `${controlLook} pr-12` : controlLook}
        />
        {trailing && (
          <div className="absolute inset-y-0 right-1 flex items-center text-ink-soft">{trailing}</div>
        )}
      </div>
    </FieldFrame>
  )
}
