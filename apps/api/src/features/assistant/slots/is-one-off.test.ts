import { expect, test } from 'vitest'
import { isOneOff } from './is-one-off.ts'

test.each([
  ['visgraad', 'visgraat'],
  ['waterdict', 'waterdicht'],
  ['streeep', 'streep'],
  ['wolekn', 'wolken'],
  ['zand', 'zand'],
])('[CH-01] %s is %s but for a letter', (typed, meant) => {
  expect(isOneOff(typed, meant)).toBe(true)
})

test.each([
  ['stoffen', 'strepen'],
  ['linnen', 'linde'],
  ['ster', 'sterren'],
])('%s is not %s', (typed, other) => {
  expect(isOneOff(typed, other)).toBe(false)
})
