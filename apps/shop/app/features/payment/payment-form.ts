import type { paymentAnswersSchema } from '@sluimer/contract/checkout/schemas'
import type { FieldError } from '@sluimer/contract/errors'
import { type PaymentQuestion, paymentQuestions } from '@sluimer/domain/payment/payment-answers'
import type { z } from 'zod'
import { textOf } from '../../lib/form-text.ts'
import type { FieldProblem } from '../../ui/form/error-summary.tsx'

export type PaymentAnswers = z.output<typeof paymentAnswersSchema>

/** The group of radio cards; its id is its name. */
export const methodField = 'selectedPaymentMethod'

/** Name and id of a question's control: every method has its own, since all cards stand in one form. */
export function questionField(methodCode: string, question: PaymentQuestion): string {
  return `${methodCode}-${question}`
}

/** Name and id of the choice of a card brand or bank. */
export function issuerField(methodCode: string): string {
  return `${methodCode}-issuer`
}

/** Whether a field is one of those: what it holds is kept nowhere but at the shop. */
export function isAnswer(fieldName: string): boolean {
  return paymentQuestions.some((question) => fieldName.endsWith(`-${question}`))
}

/** The chosen method and the answers to its questions, as the form sent them. */
export function readPaymentForm(form: FormData): { method: string; issuer: string; answers: PaymentAnswers } {
  const method = textOf(form, methodField)
  const answer = (question: PaymentQuestion) => textOf(form, questionField(method, question))
  return {
    method,
    issuer: textOf(form, issuerField(method)),
    answers: {
      dob: answer('dob'),
      gender: answer('gender'),
      phone: answer('phone'),
      installment: answer('installment'),
      terms: answer('terms') === 'on',
    },
  }
}

/** What the api found wrong: with the answers, at the controls of the chosen method, or that none was chosen. */
export function answerProblems(
  fields: readonly FieldError[] | undefined,
  methodCode: string,
): FieldProblem[] {
  return (fields ?? []).flatMap(({ path, message }) => {
    if (path === `body.${methodField}`) return [{ fieldId: methodField, message }]
    const question = paymentQuestions.find((one) => path === `body.customer.${one}`)
    return question ? [{ fieldId: questionField(methodCode, question), message }] : []
  })
}

/** What was just given, and where nothing was, what is known: an attempt to go on empties no field. */
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

/** What a form starts with when nothing is known. */
export function emptyAnswers(): PaymentAnswers {
  return { dob: '', gender: '', phone: '', installment: '', terms: false }
}
