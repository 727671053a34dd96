import type { FieldProblem } from '../../ui/form/error-summary.tsx'

/** Says of problems in the delivery address that they are there: those of the billing address have the same words. */
export function namePlaces(problems: readonly FieldProblem[], formId: string): FieldProblem[] {
  const delivery = `${formId}-shipping.`
  return problems.map(({ fieldId, message }) => ({
    fieldId,
    message: fieldId.startsWith(delivery) ? `${message} (afleveradres)` : message,
  }))
}
