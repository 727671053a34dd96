import { clsx } from 'clsx'
import { useId } from 'react'
import { controlLook, describedBy, FieldFrame, type FieldFrameProps } from './field-frame.tsx'

type Frame = Omit<FieldFrameProps, 'id' | 'children'>

export interface TextAreaFieldProps extends Frame, Omit<React.ComponentProps<'textarea'>, keyof Frame> {}

/** Several lines of text with their label. The field grows with its text where the browser can do that. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, isOptional, isLabelHidden, className, id: givenId, ...area } = props
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, isLabelHidden, className }}>
      <textarea
        id={id}
        rows={5}
        {...area}
        {...describedBy({ id, error, hint })}
        className={clsx(controlLook, 'max-h-[70vh] min-h-36 resize-y field-sizing-content')}
      />
    </FieldFrame>
  )
}
