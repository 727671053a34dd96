import { expect, test } from 'vitest'
import { isPasskeyDomainOf } from './passkey.ts'

test.each([
  ['winkel.example', 'winkel.example'],
  ['winkel.example', 'www.winkel.example'],
  ['localhost', 'localhost'],
])('passkeys for %s work at %s', (domain, host) => {
  expect(isPasskeyDomainOf(domain, host)).toBe(true)
})

test.each([
  ['www.winkel.example', 'winkel.example'],
  ['inkel.example', 'winkel.example'],
  ['winkel.example', 'winkel.example.ander.example'],
  ['', 'winkel.example'],
])('passkeys for %j do not work at %s', (domain, host) => {
  expect(isPasskeyDomainOf(domain, host)).toBe(false)
})
