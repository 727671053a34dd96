import type { PickupAnswer } from '@sluimer/contract/delivery/schemas'
import type { FieldProblem } from '../../ui/form/error-summary.tsx'
import { type DeliveryForm, findDeliveryProblems, readDeliveryForm } from '../delivery/delivery-form.ts'
import { methodField, type PaymentAnswers, readPaymentForm } from '../payment/payment-form.ts'

export const waysFormId = 'verzenden-en-betalen'
export const insuranceField = 'shippingInsurance'
/** Replaces the payment methods in the form when discounts cover everything. */
const nothingToPayField = 'nothingToPay'

/** The values of this step: delivery, insurance and payment. */
export interface WaysForm {
  delivery: DeliveryForm
  shippingInsurance: boolean
  selectedPaymentMethod: string
  /** Card brand or bank; empty when the shopper chose none. */
  selectedPaymentIssuer: string
  answers: PaymentAnswers
}

/** The answer to an attempt to go on. */
export interface WaysAnswer {
  /** In the order of the page: the first one gets the focus (VA-11). */
  problems: FieldProblem[]
  /** A problem that belongs to no single field. */
  message: string | undefined
  /** Pick-up points near the postcode that the shopper searched for. */
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

/** Returns what is missing before the api can be asked. */
export function findProblemsBeforeAsking(given: WaysForm, form: FormData): FieldProblem[] {
  const isPaid = given.selectedPaymentMethod !== '' || form.has(nothingToPayField)
  return [
    ...findDeliveryProblems(given.delivery),
    ...(isPaid ? [] : [{ fieldId: methodField, message: 'Selecteer een betaalmethode' }]),
  ]
}
