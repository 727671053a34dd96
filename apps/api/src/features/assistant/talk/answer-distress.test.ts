import { expect, test } from 'vitest'
import { answerDistress } from './answer-distress.ts'

test.each([
  'ik wil niet meer wakker worden',
  'soms wil ik gewoon dood zijn',
  'ik wil er niet meer zijn',
  'ik denk aan zelfmoord',
])('[CH-01] %s leads to people who can help', (message) => {
  const draft = answerDistress(message)
  expect(draft?.content).toMatch(/113.*1813.*112/s)
  expect(draft?.products).toEqual([])
})

test.each(['ik word steeds wakker', 'mijn plant is dood', 'ik wil niet meer wachten', 'ik wil een dekbed'])(
  '%s asks for no such help',
  (message) => {
    expect(answerDistress(message)).toBeUndefined()
  },
)
