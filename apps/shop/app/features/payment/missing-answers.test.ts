import type { PaymentMethod } from '@sluimer/contract/checkout/schemas'
import { expect, test } from 'vitest'
import { listMissingAnswers } from './missing-answers.ts'
import { createEmptyAnswers } from './payment-form.ts'

const today = '2026-11-20'
const aMethod = (code: string, asks: PaymentMethod['asks'], terms: number[] = []) =>
  ({ code, asks, terms }) as unknown as PaymentMethod
const methods = {
  paymentMethods: [aMethod('ideal', []), aMethod('afterpay', ['dob', 'gender', 'phone', 'terms'])],
  foreignPaymentMethods: [aMethod('alma', ['installment'], [2, 3, 4])],
}
const missing = (selectedPaymentMethod: string, answers = {}) =>
  listMissingAnswers(
    methods,
    { selectedPaymentMethod, answers: { ...createEmptyAnswers(), ...answers } },
    today,
  ).map(({ fieldId, message }) => `${fieldId}: ${message}`)

test('[VA-11] [VA-14] nothing is preset: each question of the chosen method is named at its own control', () => {
  expect(missing('afterpay')).toEqual([
    'afterpay-dob: Vul een (geldige) geboortedatum in',
    'afterpay-gender: Vul je geslacht in',
    'afterpay-phone: Vul een (geldig) telefoonnummer in',
    'afterpay-terms: Je moet akkoord gaan met de voorwaarden.',
  ])
  expect(missing('alma')).toEqual(['alma-installment: Selecteer het aantal termijnen'])
})

test('[VA-11] a method without questions, an unknown one, and right answers leave no problems', () => {
  expect(missing('ideal')).toEqual([])
  expect(missing('weg')).toEqual([])
  expect(missing('')).toEqual([])
  expect(missing('afterpay', { dob: '5.6.1985', gender: '3', phone: '0612345678', terms: true })).toEqual([])
})
