import { expect, test } from 'vitest'
import { dropTakenBack } from './drop-taken-back.ts'

test.each([
  ['laat maar. wat zijn de openingstijden', 'wat zijn de openingstijden'],
  ['nee wacht 90x210', '90x210'],
  ['nee ik bedoel dames', 'dames'],
  ['oeps ik bedoelde eigenlijk een topper', 'een topper'],
])('[CH-01] %s: only what is meant instead is left', (message, rest) => {
  expect(dropTakenBack(message)).toBe(rest)
})

test.each(['laat maar', 'laat maar zien', 'nee', 'nee dank je', 'wachtwoord vergeten'])(
  '[CH-01] %s stays as it is',
  (message) => {
    expect(dropTakenBack(message)).toBe(message)
  },
)
