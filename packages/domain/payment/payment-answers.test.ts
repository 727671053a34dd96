import { expect, test } from 'vitest'
import { type PaymentAnswersInput, type PaymentQuestions, readPaymentAnswers } from './payment-answers.ts'

const today = '2026-11-20'
const invoice: PaymentQuestions = { asks: ['dob', 'gender', 'phone', 'terms'], terms: [] }
const inTerms: PaymentQuestions = { asks: ['dob', 'phone', 'installment'], terms: [2, 3, 4] }
const complete: PaymentAnswersInput = {
  dob: '29-02-1980',
  gender: '2',
  phone: '06 - 12 34 56 78',
  installment: '3',
  terms: true,
}
const listProblems = (questions: PaymentQuestions, input: PaymentAnswersInput) => {
  const read = readPaymentAnswers(questions, input, today)
  return read.ok ? [] : read.problems.map(({ field, message }) => `${field}: ${message}`)
}

test('[VA-11] an invoice needs birth date, gender, telephone and agreement, each with its own words', () => {
  expect(listProblems(invoice, {})).toEqual([
    'dob: Vul een (geldige) geboortedatum in',
    'gender: Vul je geslacht in',
    'phone: Vul een (geldig) telefoonnummer in',
    'terms: Je moet akkoord gaan met de voorwaarden.',
  ])
})

test('[VA-11] terms need birth date, telephone and a number of terms that the method has', () => {
  expect(listProblems(inTerms, {})).toEqual([
    'dob: Vul een (geldige) geboortedatum in',
    'phone: Vul een (geldig) telefoonnummer in',
    'installment: Selecteer het aantal termijnen',
  ])
  for (const installment of ['1', '5', '02', '3.0', ' 3', 'drie'])
    expect(listProblems(inTerms, { ...complete, installment })).toHaveLength(1)
})

test('[VA-11] good answers come back in stored form, and only those that were asked', () => {
  expect(readPaymentAnswers(invoice, complete, today)).toEqual({
    ok: true,
    answers: { dob: '1980-02-29', gender: '2', phone: '0612345678', terms: true },
  })
  expect(readPaymentAnswers(inTerms, complete, today)).toEqual({
    ok: true,
    answers: { dob: '1980-02-29', phone: '0612345678', installment: 3 },
  })
  expect(readPaymentAnswers({ asks: [], terms: [] }, complete, today)).toEqual({ ok: true, answers: {} })
})

test.each(['', '31-02-1980', '1980-02-30', '20-11-2009', '01-01-1899', '20-11-2026', 'gisteren'])(
  '[VA-11] [VA-03] %j is not the birth date of an adult',
  (dob) => {
    expect(listProblems(invoice, { ...complete, dob })).toEqual(['dob: Vul een (geldige) geboortedatum in'])
  },
)

test.each(['', '0612345', '061234567890123', 'geen'])(
  '[VA-11] [VA-05] %j is not a telephone number',
  (phone) => {
    expect(listProblems(invoice, { ...complete, phone })).toEqual([
      'phone: Vul een (geldig) telefoonnummer in',
    ])
  },
)

test.each(['', '0', '4', 'man'])('[VA-11] %j is not a gender of the form', (gender) => {
  expect(listProblems(invoice, { ...complete, gender })).toEqual(['gender: Vul je geslacht in'])
})
