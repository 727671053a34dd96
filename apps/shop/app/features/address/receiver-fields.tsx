import type { FieldMetadata } from '@conform-to/react'
import { TextField } from '../../ui/form/text-field.tsx'
import { toTextFieldProps } from './field-props.ts'

type NameField = FieldMetadata<string> | FieldMetadata<string | undefined>

/** VA-02: the receiver of a delivery, when that is somebody else; both fields may stay empty. */
export function ReceiverFields({ first, last }: { first: NameField; last: NameField }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Voornaam"
        isOptional
        autoComplete="shipping given-name"
        {...toTextFieldProps(first as FieldMetadata<string>)}
      />
      <TextField
        label="Achternaam"
        isOptional
        autoComplete="shipping family-name"
        {...toTextFieldProps(last as FieldMetadata<string>)}
      />
    </div>
  )
}
