import { expect, test } from 'vitest'
import { classify } from './classify.ts'
import { intents, listExamples } from './intents.ts'
import { getLearntModel } from './learnt-model.ts'
import { trainModel } from './train.ts'

const examples = listExamples()
const model = getLearntModel()

test('the model is at most 100 kB', () => {
  expect(model.weights.byteLength).toBeLessThanOrEqual(100_000)
})

test('the same sentences give the same model', () => {
  expect(trainModel(examples, intents)).toEqual(model)
})

test('four of five sentences that were left out of the learning are understood', () => {
  let right = 0
  for (let part = 0; part < 5; part++) {
    const learnt = trainModel(
      examples.filter((_, at) => at % 5 !== part),
      intents,
    )
    const asked = examples.filter((_, at) => at % 5 === part)
    right += asked.filter(({ intent, text }) => classify(learnt, text)[0]?.intent === intent).length
  }
  expect(right / examples.length).toBeGreaterThan(0.78)
})

test('shares add up to 1, and a text without words is nothing in particular', () => {
  const guesses = classify(model, '?!')
  expect(guesses.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  expect(guesses[0]?.share).toBeLessThan(0.1)
})

test('a huge text costs no more than a long one', () => {
  expect(classify(model, `wat kost bezorgen ${'x '.repeat(100_000)}`)[0]?.intent).toBe('delivery_cost')
})

test('an example of an unknown intent is refused', () => {
  expect(() => trainModel([{ intent: 'greeting', text: 'hallo' }], ['thanks'])).toThrow('unknown intent')
})
