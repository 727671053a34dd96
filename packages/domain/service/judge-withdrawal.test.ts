import { describe, expect, test } from 'vitest'
import { judgeWithdrawal, sortForWithdrawal, type WithdrawalQuestion } from './judge-withdrawal.ts'

type KnownOrder = NonNullable<WithdrawalQuestion['order']>
const bed = { id: 'bed', madeToMeasure: false }
const curtain = { id: 'curtain', madeToMeasure: true }

function aQuestion(order: Partial<KnownOrder> = {}, question: Partial<WithdrawalQuestion> = {}) {
  const known: KnownOrder = {
    email: 'noor@voorbeeld.example',
    status: 'delivered',
    country: 'NL',
    receivedOn: ['2026-11-02'],
    lines: [bed, curtain],
    ...order,
  }
  return { statedOn: '2026-11-16', email: 'noor@voorbeeld.example', lineIds: [], order: known, ...question }
}

describe('a statement of withdrawal', () => {
  test('on the last day fits', () => {
    expect(judgeWithdrawal(aQuestion())).toBe('fits')
  })

  test('a day later is too late, which a person decides on', () => {
    expect(judgeWithdrawal(aQuestion({}, { statedOn: '2026-11-17' }))).toBe('too_late')
  })

  test('fits before anything has come', () => {
    expect(judgeWithdrawal(aQuestion({ status: 'paid', receivedOn: [undefined] }))).toBe('fits')
  })

  test('fits an unpaid order too: it was placed', () => {
    expect(judgeWithdrawal(aQuestion({ status: 'awaiting_payment', receivedOn: [] }))).toBe('fits')
  })

  test.each([
    ['no_order', { order: undefined }],
    ['other_email', { email: 'iemand@anders.example' }],
    ['made_to_measure', { lineIds: ['curtain'] }],
  ] as const)('is %s', (verdict, question) => {
    expect(judgeWithdrawal(aQuestion({}, question))).toBe(verdict)
  })

  test.each(['canceled', 'refunded'] as const)('of a %s order ended already', (status) => {
    expect(judgeWithdrawal(aQuestion({ status }))).toBe('ended')
  })

  test('does not mind capitals in the e-mail address', () => {
    expect(judgeWithdrawal(aQuestion({ email: 'Noor@Voorbeeld.example' }))).toBe('fits')
  })
})

describe('the lines of an order', () => {
  test('made to measure are told apart from those chosen from options', () => {
    expect(sortForWithdrawal([bed, curtain])).toEqual({ withdrawn: [bed], excluded: [curtain] })
  })

  test('count only when they are named, and a strange name counts for nothing', () => {
    expect(sortForWithdrawal([bed, curtain], ['curtain', 'sofa'])).toEqual({
      withdrawn: [],
      excluded: [curtain],
    })
  })
})
