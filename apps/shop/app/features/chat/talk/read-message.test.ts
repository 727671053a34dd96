import { longestMessage } from '@sluimer/domain/assistant/limits'
import { expect, test } from 'vitest'
import { readMessage } from './read-message.ts'

test.each(['', '   ', '\n\t', '\u00a0', '\u200b\u200d\ufeff', '\u2060\u3164', '\u202e'])(
  '[CH-07] %j is empty and is not sent',
  (typed) => {
    expect(readMessage(typed)).toEqual({ kind: 'empty' })
  },
)

test.each(['?', '👍🏽', '<b>dekbed</b>', 'شكرا', 'a\u200bb'])(
  '[CH-07] %j is a message, as it was typed',
  (typed) => {
    expect(readMessage(` ${typed}\n`)).toEqual({ kind: 'message', text: typed })
  },
)

test.each(['\u202edekbed', '\u0001dek\u0000bed', 'dekbed\ud800', '\u2066dekbed\u2069', 'dek\u009fbed\uffff'])(
  '[CH-07] %j is sent without what the api refuses',
  (typed) => {
    expect(readMessage(typed)).toEqual({ kind: 'message', text: 'dekbed' })
  },
)

test('[CH-01] a message that is too long is told so with its length, and nothing is cut off', () => {
  expect(readMessage('a'.repeat(longestMessage)).kind).toBe('message')
  expect(readMessage('a'.repeat(10_000))).toEqual({
    kind: 'problem',
    words: 'Je bericht is te lang: het heeft 10.000 tekens, en 1.000 is het meeste.',
  })
})
