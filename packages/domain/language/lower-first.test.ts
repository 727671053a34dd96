import { expect, test } from 'vitest'
import { lowerFirst } from './lower-first.ts'

test.each([
  ['Stof en kleur', 'stof en kleur'],
  ['Extra’s', 'extra’s'],
  ['USB links', 'USB links'],
  ['140 cm', '140 cm'],
  ['', ''],
])('within a sentence %s is written as %s', (text, written) => {
  expect(lowerFirst(text)).toBe(written)
})
