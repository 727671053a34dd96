import { expect, test } from 'vitest'
import { describeCallFailure, describeDeviceFailure } from './device-words.ts'

test.each([
  ['NotAllowedError', /geen passkey gemaakt/],
  ['InvalidStateError', /staat al een passkey/],
  ['ConstraintError', /schermvergrendeling/],
  ['NotSupportedError', /schermvergrendeling/],
  ['SecurityError', /lukte niet/],
  ['TypeError', /lukte niet/],
])('a new passkey that ends in %s is explained', (name, words) => {
  expect(describeDeviceFailure('add', name)).toMatch(words)
})

test.each([
  ['NotAllowedError', /niet afgemaakt/],
  ['InvalidStateError', /lukte niet/],
  ['SecurityError', /lukte niet/],
])('a login that ends in %s is explained, and leads to a code', (name, words) => {
  expect(describeDeviceFailure('login', name)).toMatch(words)
  expect(describeDeviceFailure('login', name)).toContain('code')
})

test('the api’s words are used when it has any', () => {
  expect(describeCallFailure('add', 'Je hebt al 20 passkeys.')).toBe('Je hebt al 20 passkeys.')
  expect(describeCallFailure('add', '')).toMatch(/lukte niet/)
})
