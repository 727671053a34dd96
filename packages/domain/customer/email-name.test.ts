import { expect, test } from 'vitest'
import { toEmailName } from './email-name.ts'

test('case and spaces around an address do not matter', () => {
  expect(toEmailName(' Koper@Sluimer.Example ')).toBe('koper@sluimer.example')
})

test.each([
  ['a label', 'koper+winkel@sluimer.example'],
  ['the Kelvin sign', '\u212aoper@sluimer.example'],
  ['a letter of another script', '\u043aoper@sluimer.example'],
  ['a wide letter', '\uff4boper@sluimer.example'],
  ['a long s', 'koper@\u017fluimer.example'],
])('%s makes another address', (_what, email) => {
  expect(toEmailName(email)).not.toBe('koper@sluimer.example')
})
