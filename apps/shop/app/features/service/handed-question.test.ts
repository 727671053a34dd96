import { longestMessage } from '@sluimer/contract/service/schemas'
import { expect, test } from 'vitest'
import { readHandedQuestion, toQuestionState } from './handed-question.ts'

test('[CH-01] a question goes along to the contact form, no longer than the form takes it', () => {
  expect(readHandedQuestion(toQuestionState('Waar is mijn lamp?'))).toBe('Waar is mijn lamp?')
  expect(readHandedQuestion(toQuestionState('a'.repeat(9_000)))).toHaveLength(longestMessage)
})

test.each([null, undefined, 'text', 7, {}, { handedQuestion: 7 }, { question: 'x' }])(
  '[CH-01] the state %j of another move is not a question',
  (state) => {
    expect(readHandedQuestion(state)).toBe('')
  },
)
