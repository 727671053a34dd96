import { paymentQuestions } from '@sluimer/domain/payment/payment-answers'
import { expect, test } from 'vitest'
import { toDraft } from '../../lib/browser/use-form-draft.ts'
import {
  answerProblems,
  createEmptyAnswers,
  givenOr,
  isAnswer,
  methodField,
  readPaymentForm,
  toQuestionField,
} from './payment-form.ts'

const methods = ['riverty', 'in3', 'billink', 'alma', 'afterpay']

function aForm(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

test('[VA-11] birth date, telephone number and every other answer stay out of what the browser keeps', () => {
  const answers = methods.flatMap((method) =>
    paymentQuestions.map((question) => toQuestionField(method, question)),
  )
  expect(answers.filter((name) => !isAnswer(name))).toEqual([])
  const typed = Object.fromEntries(answers.map((name) => [name, '29-02-1980']))
  const draft = toDraft(aForm({ ...typed, [methodField]: 'riverty', noteForDeliverer: 'Bel aan' }), isAnswer)
  expect(draft).toEqual([
    [methodField, 'riverty'],
    ['noteForDeliverer', 'Bel aan'],
  ])
})

test.each([methodField, 'shippingMethod', 'deliveryDay', 'customer.phone_number', 'dob'])(
  'the field %s is not an answer to a payment method',
  (name) => {
    expect(isAnswer(name)).toBe(false)
  },
)

test('[VA-11] of all cards in the form the answers of the chosen method are read', () => {
  const form = aForm({
    [methodField]: 'in3',
    'riverty-dob': '01-01-1970',
    'riverty-terms': 'on',
    'in3-dob': '29-02-1980',
    'in3-gender': '3',
    'in3-phone': '0612345678',
    'in3-installment': '3',
  })
  expect(readPaymentForm(form)).toEqual({
    method: 'in3',
    issuer: '',
    answers: { dob: '29-02-1980', gender: '3', phone: '0612345678', installment: '3', terms: false },
  })
})

test('[VA-11] only a ticked box is an agreement', () => {
  const agreed = (terms: Record<string, string>) =>
    readPaymentForm(aForm({ [methodField]: 'in3', ...terms })).answers.terms
  expect(agreed({ 'in3-terms': 'on' })).toBe(true)
  const unticked: Record<string, string>[] = [
    {},
    { 'in3-terms': '' },
    { 'in3-terms': 'off' },
    { 'riverty-terms': 'on' },
  ]
  for (const terms of unticked) expect(agreed(terms)).toBe(false)
})

test('a form of nothing, and one with a file in place of a text, is read as empty', () => {
  expect(readPaymentForm(new FormData())).toEqual({ method: '', issuer: '', answers: createEmptyAnswers() })
  const form = aForm({ [methodField]: 'in3' })
  form.append('in3-dob', new File(['x'], 'x.png'))
  expect(readPaymentForm(form).answers.dob).toBe('')
})

test('[VA-11] what the api refuses stands at the control of the chosen method, or at the choice itself', () => {
  const fields = [
    { path: 'body.customer.dob', message: 'Vul een (geldige) geboortedatum in' },
    { path: `body.${methodField}`, message: 'Selecteer een betaalmethode' },
    { path: 'body.selectedShippingMethod', message: 'Kies een bezorgwijze' },
  ]
  expect(answerProblems(fields, 'in3')).toEqual([
    { fieldId: 'in3-dob', message: 'Vul een (geldige) geboortedatum in' },
    { fieldId: methodField, message: 'Selecteer een betaalmethode' },
  ])
  expect(answerProblems(undefined, 'in3')).toEqual([])
})

test('what was just given goes before what was known, and what was left empty keeps what was known', () => {
  const known = { dob: '01-01-1970', gender: '1', phone: '0611111111', installment: '2', terms: true }
  const given = { ...createEmptyAnswers(), dob: '29-02-1980', phone: '0622222222' }
  expect(givenOr(given, known)).toEqual({ ...known, dob: '29-02-1980', phone: '0622222222' })
  expect(givenOr(undefined, known)).toBe(known)
  expect(givenOr({ ...known, gender: '3', installment: '3' }, known)).toMatchObject({
    gender: '3',
    installment: '3',
  })
})

test('[VA-14] nothing is filled in before somebody does', () => {
  expect(createEmptyAnswers()).toEqual({ dob: '', gender: '', phone: '', installment: '', terms: false })
})
