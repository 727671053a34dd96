import { expect, test } from 'vitest'
import { isOptionalPersonName, isPersonName } from './name.ts'

test.each([
  'Anna',
  'José',
  'Ĳsbrand',
  'IJsbrand',
  "'t Hooft",
  'O’Neill',
  'Anne-Marie',
  'de Vries',
  'Jan_2',
  'Şöne',
  'Zoe\u0308',
])('[VA-01] %s is a name', (name) => {
  expect(isPersonName(name)).toBe(true)
})

test.each([
  '',
  ' ',
  '---',
  '_',
  'Jan.',
  'Jan\nPiet',
  'Jan\u0000',
  '<b>Jan</b>',
  'Jan@huis',
  'Jan, Piet',
  '😀',
])('[VA-01] %j is not a name', (name) => {
  expect(isPersonName(name)).toBe(false)
})

test('[VA-01] a name holds 255 characters', () => {
  expect(isPersonName('a'.repeat(255))).toBe(true)
  expect(isPersonName('a'.repeat(256))).toBe(false)
})

test('[VA-02] a shipping name may be empty, and keeps the same pattern and limit', () => {
  expect(isOptionalPersonName('')).toBe(true)
  expect(isOptionalPersonName('Anna')).toBe(true)
  expect(isOptionalPersonName('Anna!')).toBe(false)
  expect(isOptionalPersonName('a'.repeat(256))).toBe(false)
})
