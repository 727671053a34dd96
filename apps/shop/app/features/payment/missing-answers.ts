import type { Checkout } from '@sluimer/contract/checkout/schemas'
import { readPaymentAnswers } from '@sluimer/domain/payment/payment-answers'
import type { FieldProblem } from '../../ui/form/error-summary.tsx'
import { type PaymentAnswers, toQuestionField } from './payment-form.ts'

/**
 * Returns what the chosen method asks and did not get, by the rule that the api applies too. An attempt that already
 * fails on something else then shows all problems at once (VA-11). `today` is yyyy-mm-dd in Amsterdam.
 */
export function listMissingAnswers(
  { paymentMethods, foreignPaymentMethods }: Pick<Checkout, 'paymentMethods' | 'foreignPaymentMethods'>,
  { selectedPaymentMethod, answers }: { selectedPaymentMethod: string; answers: PaymentAnswers },
  today: string,
): FieldProblem[] {
  const methods = [...paymentMethods, ...foreignPaymentMethods]
  const method = methods.find(({ code }) => code === selectedPaymentMethod)
  const read = method && readPaymentAnswers(method, answers, today)
  if (!read || read.ok) return []
  return read.problems.map(({ field, message }) => ({
    fieldId: toQuestionField(method.code, field),
    message,
  }))
}
