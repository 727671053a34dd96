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

const views = {
  both: ['links', 'rechts', 'gevoel'],
  left: ['links', 'gevoel'],
  neither: ['gevoel'],
}
const different = { links: 'pocket', rechts: 'latex', gevoel: 'zacht' }

describe('[CF-14] what the picture cannot show is said below it', () => {
  test.each([
    ['two different mattresses where one is drawn', 'left', different, 'Rechts zie je hier niet.'],
    ['two different ones where both are', 'both', different, ''],
    ['two different ones where none is', 'neither', different, ''],
    ['two equal ones', 'left', { links: 'latex', rechts: 'latex' }, ''],
    ['a left one only', 'left', { links: 'latex' }, ''],
    ['nothing chosen', 'left', {}, ''],
  ] as const)('%s', (_, view, choices, words) => {
    expect(describeUndrawn(properties, choices, views[view])).toBe(words)
  })
})
