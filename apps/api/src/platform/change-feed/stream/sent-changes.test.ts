import { expect, test } from 'vitest'
import { createSentChanges } from './sent-changes.ts'

const everything = (id: string) => [{ id, tags: ['*'] }]

test('a listener that comes back gets what was sent meanwhile', () => {
  const told = createSentChanges('run')
  for (const tag of ['a', 'b', 'c']) told.add([tag])
  expect(told.after('run-1')).toEqual([
    { id: 'run-2', tags: ['b'] },
    { id: 'run-3', tags: ['c'] },
  ])
  expect(told.after('run-3')).toEqual([])
})

test.each([undefined, 'another-run-1', 'run-0', 'run-99', ''])(
  'a listener whose missed changes are unknown (%s) hears that everything may have changed',
  (id) => {
    const told = createSentChanges('run')
    told.add(['a'])
    expect(told.after(id)).toEqual(everything('run-1'))
  },
)

test('a listener that missed too many changes learns that everything may have changed', () => {
  const told = createSentChanges('run')
  for (let i = 0; i < 1001; i++) told.add(['a'])
  expect(told.after('run-1')).toEqual(everything('run-1001'))
})

test('a change of very many things is a change of everything', () => {
  const tags = Array.from({ length: 2001 }, (_, i) => `product:${i}`)
  expect(createSentChanges('run').add(tags).tags).toEqual(['*'])
})
