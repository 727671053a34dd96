import { expect, test } from 'vitest'
import { isEasyPassword } from './easy-password.ts'

const mine = ['Proef', 'de Koper', 'proefkoper@sluimer.example']

test.each([
  'Welkom01!',
  'Wachtwoord1!',
  'P@ssw0rd',
  'Qwerty123!',
  'Amsterdam1!',
  'Aa1!Aa1!Aa1!',
  'Hallo123!',
])('%s is common', (password) => {
  expect(isEasyPassword(password, [])).toBe(true)
})

test.each(['Sluimer1!', 'Boxspring1!', 'Matras@2'])('%s is made of a word of the shop', (password) => {
  expect(isEasyPassword(password, [])).toBe(true)
})

test.each(['Proefkoper1!', 'Koper@1'])('%s is made of the name or address of its owner', (password) => {
  expect(isEasyPassword(password, mine)).toBe(true)
})

test.each(['Kruk!Fiets7Lamp', 'xK4!pq9zRt', 'Drie groene kapstokken 8!'])(
  '%s is hard to guess',
  (password) => {
    expect(isEasyPassword(password, mine)).toBe(false)
  },
)

test('the work does not grow with the length of a password', () => {
  const long = `Aa1$${'aB3$'.repeat(60)}`
  expect(isEasyPassword(long, mine)).toBe(isEasyPassword(long.slice(0, 64), mine))
})
