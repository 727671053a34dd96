import type { FieldMetadata } from '@conform-to/react'
import type { FieldProblem } from '../../ui/form/error-summary.tsx'

/** Returns the props of a control for one field of a form: name, id, initial value, and its first error. */
export function toFieldProps(field: FieldMetadata<unknown>, type?: 'email') {
  const first = field.initialValue
  return {
    id: field.id,
    name: field.name,
    defaultValue: typeof first === 'string' ? first : '',
    error: field.errors?.[0],
    'aria-required': field.required,
    ...(type && { type }),
  }
}

/** Returns every error for the summary; each control's id is the form's id and its name. */
export function listProblems(errors: Record<string, string[] | null>, formId: string): FieldProblem[] {
  return Object.entries(errors).flatMap(([name, messages]) =>
    name !== '' && messages?.[0] ? [{ fieldId: `${formId}-${name}`, message: messages[0] }] : [],
  )
}
