import type { PickupAnswer } from '@sluimer/contract/delivery/schemas'
import type { FieldProblem } from '../../ui/form/error-summary.tsx'
import { type DeliveryForm, deliveryProblems, readDeliveryForm } from '../delivery/delivery-form.ts'
import { methodField, type PaymentAnswers, readPaymentForm } from '../payment/payment-form.ts'

export const waysFormId = 'verzenden-en-betalen'
export const insuranceField = 'shippingInsurance'
/** Stands in the form instead of payment methods when discounts cover everything. */
const nothingToPayField = 'nothingToPay'

/** What the step of ways holds: how it comes, whether it is insured, and how it is paid. */
export interface WaysForm {
  delivery: DeliveryForm
  shippingInsurance: boolean
  selectedPaymentMethod: string
  /** Card brand or bank; empty when none was chosen. */
  selectedPaymentIssuer: string
  answers: PaymentAnswers
}

/** What the step is told after an attempt to go on. */
export interface WaysAnswer {
  /** In the order of the page, so that the first one is where the focus goes (VA-11). */
  problems: FieldProblem[]
  /** What is wrong with no field of its own. */
  message: string | undefined
  /** Points near the postcode that was looked for. */
  pickup: PickupAnswer | undefined
}

export const nothingWrong: WaysAnswer = {
  problems: [],
  message: undefined,
  pickup: undefined,
}

export function readWaysForm(form: FormData): WaysForm {
  const { method, issuer, answers } = readPaymentForm(form)
  return {
    delivery: readDeliveryForm(form),
    shippingInsurance: form.get(insuranceField) === 'on',
    selectedPaymentMethod: method,
    selectedPaymentIssuer: issuer,
    answers,
  }
}

/** What is missing before the api can be asked. */
export function problemsBeforeAsking(given: WaysForm, form: FormData): FieldProblem[] {
  const isPaid = given.selectedPaymentMethod !== '' || form.has(nothingToPayField)
  return [
    ...deliveryProblems(given.delivery),
    ...(isPaid ? [] : [{ fieldId: methodField, message: 'Selecteer een betaalmethode' }]),
  ]
}
