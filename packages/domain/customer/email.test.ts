import { expect, test } from 'vitest'
import { isEmailAddress } from './email.ts'

test.each([
  'anna@example.org',
  'anna+winkel@mail.example.co.uk',
  "o'neill.jan-2@example.nl",
  'anna@bücher.example',
  'anna@xn--bcher-kva.example',
  'anna@voorbeeld.xn--p1ai',
  'a@b.nl',
])('[VA-04] %s is an e-mail address', (address) => {
  expect(isEmailAddress(address)).toBe(true)
})

test.each([
  '',
  'anna',
  'anna@',
  '@example.org',
  'anna@example',
  'anna@@example.org',
  'anna@huis@example.org',
  'anna@example.org@example.org',
  'anna @example.org',
  ' anna@example.org',
  'anna@exam ple.org',
  'anna@example..org',
  'an..na@example.org',
  '.anna@example.org',
  'anna.@example.org',
  'anna@.example.org',
  'anna@example.org.',
  'anna@-example.org',
  'anna@example-.org',
  'anna@example.1',
  'anna@127.0.0.1',
  'anna@example.o',
  'anna@example.org\nBcc: x@example.org',
  'anna@example.org\r',
  'anna,piet@example.org',
  '"anna"@example.org',
  'änna@example.org',
  '<anna@example.org>',
])('[VA-04] %j is not an e-mail address', (address) => {
  expect(isEmailAddress(address)).toBe(false)
})

test('[VA-04] an address holds 255 characters, 64 of them before the @', () => {
  const domain = `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(60)}.nl`
  const longest = `${'x'.repeat(255 - 1 - domain.length)}@${domain}`
  expect(longest).toHaveLength(255)
  expect(isEmailAddress(longest)).toBe(true)
  expect(isEmailAddress(`x${longest}`)).toBe(false)
  expect(isEmailAddress(`${'x'.repeat(65)}@example.org`)).toBe(false)
})
