import { expect, test } from 'vitest'
import { isAddressLine, isOptionalAddressLine } from './limits.ts'

test.each(['street', 'city'] as const)('[VA-08] %s is required and holds 255 characters', (field) => {
  expect(isAddressLine(field, 'a'.repeat(255))).toBe(true)
  expect(isAddressLine(field, 'a'.repeat(256))).toBe(false)
  expect(isAddressLine(field, '')).toBe(false)
  expect(isAddressLine(field, ' \t ')).toBe(false)
})

test('[VA-08] an extension may be empty and holds 15 characters', () => {
  expect(isOptionalAddressLine('extension', '')).toBe(true)
  expect(isOptionalAddressLine('extension', 'a'.repeat(15))).toBe(true)
  expect(isOptionalAddressLine('extension', 'a'.repeat(16))).toBe(false)
})

test('an address line is one line', () => {
  expect(isAddressLine('street', "'s-Gravenlaan 2e etage")).toBe(true)
  expect(isAddressLine('street', 'Laan\nBcc: iemand')).toBe(false)
  expect(isAddressLine('city', 'Ede\u0000')).toBe(false)
})
