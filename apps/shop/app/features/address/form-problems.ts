import type { FieldProblem } from '../../ui/form/error-summary.tsx'

/** Converts Conform's errors for the summary; each control's id is the form's id and its name. */
export function toFieldProblems(errors: Record<string, string[] | null>, formId: string): FieldProblem[] {
  return Object.entries(errors).flatMap(([name, messages]) =>
    name !== '' && messages?.[0] ? [{ fieldId: `${formId}-${name}`, message: messages[0] }] : [],
  )
}

/** Says of problems in the delivery address that they are there: those of the billing address have the same words. */
export function namePlaces(problems: readonly FieldProblem[], formId: string): FieldProblem[] {
  const delivery = `${formId}-shipping.`
  return problems.map(({ fieldId, message }) => ({
    fieldId,
    message: fieldId.startsWith(delivery) ? `${message} (afleveradres)` : message,
  }))
}
