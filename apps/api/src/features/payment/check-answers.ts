import {
  type PaymentAnswers,
  type PaymentAnswersInput,
  readPaymentAnswers,
} from '@sluimer/domain/payment/payment-answers'
import { amsterdamDate } from '@sluimer/domain/time/amsterdam'
import type { Outcome } from '../../platform/outcome.ts'
import type { PaymentMethodRule } from './methods.ts'

/** The answers that a method needs, or which of them are missing or wrong, each with its own message (VA-11). */
export function checkAnswers(
  method: PaymentMethodRule,
  input: PaymentAnswersInput,
  now: Date,
): Outcome<PaymentAnswers> {
  const read = readPaymentAnswers(method, input, amsterdamDate(now))
  if (read.ok) return { ok: true, data: read.answers }
  const fields = read.problems.map(({ field, message }) => ({ path: `body.customer.${field}`, message }))
  const message = fields[0]?.message ?? 'Er ontbreekt nog iets'
  return { ok: false, error: { code: 'invalid_request', message, fields } }
}

/** Whether stored answers are enough for a method: it may have been asked another one's. */
export function hasAnswers(method: PaymentMethodRule, answers: PaymentAnswers | null): boolean {
  return method.asks.every((question) => answers?.[question] !== undefined)
}
