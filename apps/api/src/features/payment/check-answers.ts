import {
  type PaymentAnswers,
  type PaymentAnswersInput,
  readPaymentAnswers,
} from '@sluimer/domain/payment/payment-answers'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import type { Outcome } from '../../platform/outcome.ts'
import type { OfferedRule, PaymentMethodRule } from './methods.ts'

/** Returns the answers that a method needs, or reports each missing or wrong one with its own message (VA-11). */
export function checkAnswers(
  method: OfferedRule,
  { issuer = '', ...input }: PaymentAnswersInput & { issuer?: string | undefined },
  now: Date,
): Outcome<PaymentAnswers> {
  if (issuer !== '' && !method.issuers.some(({ id }) => id === issuer)) return unknownIssuer
  const read = readPaymentAnswers(method, input, toAmsterdamDate(now))
  if (read.ok) return { ok: true, data: { ...read.answers, ...(issuer === '' ? {} : { issuer }) } }
  const fields = read.problems.map(({ field, message }) => ({ path: `body.customer.${field}`, message }))
  const message = fields[0]?.message ?? 'Er ontbreekt nog iets'
  return { ok: false, error: { code: 'invalid_request', message, fields } }
}

const issuerMessage = 'Kies een van de kaarten uit de lijst'
const unknownIssuer: Outcome<PaymentAnswers> = {
  ok: false,
  error: {
    code: 'invalid_request',
    message: issuerMessage,
    fields: [{ path: 'body.selectedPaymentIssuer', message: issuerMessage }],
  },
}

/** Returns what an order keeps of the answers: null when the method asked nothing. */
export function chooseAnswersToKeep(answers: PaymentAnswers | null): PaymentAnswers | null {
  return answers !== null && Object.keys(answers).length > 0 ? answers : null
}

/** Whether stored answers are enough for a method. They may have been given to another one. */
export function hasAnswers(method: PaymentMethodRule, answers: PaymentAnswers | null): boolean {
  return method.asks.every((question) => answers?.[question] !== undefined)
}
