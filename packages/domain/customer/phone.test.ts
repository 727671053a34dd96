import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPhoneNumber, normalisePhone, toInternationalPhone } from './phone.ts'

test.each([
  ['06 12 34 56 78', '0612345678'],
  ['06-12345678', '0612345678'],
  ['+31 6 12345678', '0031612345678'],
  ['0031612345678', '0031612345678'],
  ['612345678', '0612345678'],
  ['+31 (0)6-1234 5678', '0031612345678'],
  ['0032 (0)475 12 34 56', '0032475123456'],
  ['(020) 123 45 67', '0201234567'],
  ['0475/12.34.56', '0475123456'],
  ['06\u201112345678', '0612345678'],
  ['', ''],
  ['  ', ''],
])('[VA-05] %j is stored as %j', (text, normalized) => {
  expect(normalisePhone(text)).toBe(normalized)
})

test('[VA-05] a phone number is 10 to 14 digits', () => {
  expect([9, 10, 14, 15].map((length) => isPhoneNumber('0'.repeat(length)))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(
    ['', '06a2345678', '06 1234567', '+31612345678', '０６１２３４５６７８'].filter(isPhoneNumber),
  ).toEqual([])
})

test('[VA-05] letters are kept, so that they are refused rather than lost', () => {
  expect(isPhoneNumber(normalisePhone('06 1234 567 bel maar'))).toBe(false)
})

test('[VA-05] normalizing twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+- ()./') }), (text) => {
      const once = normalisePhone(text)
      fc.pre(!once.includes('+'))
      expect(normalisePhone(once)).toBe(once)
    }),
  )
})

test.each([
  ['0612345678', 'NL', '+31612345678'],
  ['0475123456', 'BE', '+32475123456'],
  ['0032475123456', 'NL', '+32475123456'],
  ['00310612345678', 'NL', '+31612345678'],
  ['00491701234567', 'NL', '+491701234567'],
] as const)('%s in %s is %s abroad', (normalized, country, international) => {
  expect(toInternationalPhone(normalized, country)).toBe(international)
})
