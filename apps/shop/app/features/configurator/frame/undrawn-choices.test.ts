import { describe, expect, test } from 'vitest'
import { aBedSet, anOptionAnswer, aStepAnswer } from '../set/configurator.builders.ts'
import { describeUndrawn } from './undrawn-choices.ts'

const cores = (['pocket', 'latex'] as const).map((id) =>
  anOptionAnswer(id, { xpoId: 'mattress', xpoVarId: id }),
)
const { properties } = aBedSet({
  rules: [],
  steps: [aStepAnswer('Matras', { links: cores, rechts: cores, gevoel: ['zacht', 'stevig'] })],
}).configurator.definition

describe('[CF-14] what the picture cannot show is said below it', () => {
  test.each([
    [
      'two different mattresses',
      { links: 'pocket', rechts: 'latex', gevoel: 'zacht' },
      'Rechts zie je hier niet.',
    ],
    ['two equal ones', { links: 'latex', rechts: 'latex' }, ''],
    ['a left one only', { links: 'latex' }, ''],
    ['nothing chosen', {}, ''],
  ])('%s', (_, choices, words) => {
    expect(describeUndrawn(properties, choices)).toBe(words)
  })
})
