import { type FieldMetadata, getInputProps } from '@conform-to/react'

type InputType = Parameters<typeof getInputProps>[1]['type']

/** Returns the props of a TextField for one field of a form: name, id, initial value, and its first error. */
export function toTextFieldProps(field: FieldMetadata<string>, type: InputType = 'text') {
  const {
    key,
    'aria-invalid': _invalid,
    'aria-describedby': _description,
    ...input
  } = getInputProps(field, {
    type,
    ariaAttributes: false,
  })
  return { ...input, error: field.errors?.[0] }
}
