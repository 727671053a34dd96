import type { paymentAnswersSchema } from '@sluimer/contract/checkout/schemas'
import type { FieldError } from '@sluimer/contract/errors'
import { type PaymentQuestion, paymentQuestions } from '@sluimer/domain/payment/payment-answers'
import type { z } from 'zod'
import { readText } from '../../lib/form-text.ts'
import type { FieldProblem } from '../../ui/form/error-summary.tsx'

export type PaymentAnswers = z.output<typeof paymentAnswersSchema>

/** The group of radio cards; its id is its name. */
export const methodField = 'selectedPaymentMethod'

/** Returns name and id of a question's control: every method has its own, since all cards are in one form. */
export function toQuestionField(methodCode: string, question: PaymentQuestion): string {
  return `${methodCode}-${question}`
}

/** Returns name and id of the choice of a card brand or bank. */
export function toIssuerField(methodCode: string): string {
  return `${methodCode}-issuer`
}

/** Whether a field answers a payment question: its value is stored only by the shop, never in the browser. */
export function isAnswer(fieldName: string): boolean {
  return paymentQuestions.some((question) => fieldName.endsWith(`-${question}`))
}

/** Reads the chosen method and the answers to its questions from the form. */
export function readPaymentForm(form: FormData): { method: string; issuer: string; answers: PaymentAnswers } {
  const method = readText(form, methodField)
  const answer = (question: PaymentQuestion) => readText(form, toQuestionField(method, question))
  return {
    method,
    issuer: readText(form, toIssuerField(method)),
    answers: {
      dob: answer('dob'),
      gender: answer('gender'),
      phone: answer('phone'),
      installment: answer('installment'),
      terms: answer('terms') === 'on',
    },
  }
}

/** Returns what the api found wrong: answers, at the chosen method's controls, or that no method was chosen. */
export function answerProblems(
  fields: readonly FieldError[] | undefined,
  methodCode: string,
): FieldProblem[] {
  return (fields ?? []).flatMap(({ path, message }) => {
    if (path === `body.${methodField}`) return [{ fieldId: methodField, message }]
    const question = paymentQuestions.find((one) => path === `body.customer.${one}`)
    return question ? [{ fieldId: toQuestionField(methodCode, question), message }] : []
  })
}

/** Returns the answers that were just given or, without any, the known ones: an attempt to go on empties no field. */
export function givenOr(given: PaymentAnswers | undefined, known: PaymentAnswers): PaymentAnswers {
  if (given === undefined) return known
  return {
    dob: given.dob || known.dob,
    gender: given.gender || known.gender,
    phone: given.phone || known.phone,
    installment: given.installment || known.installment,
    terms: given.terms || known.terms,
  }
}

export function createEmptyAnswers(): PaymentAnswers {
  return { dob: '', gender: '', phone: '', installment: '', terms: false }
}
