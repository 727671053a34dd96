import { expect, test } from 'vitest'
import { isPassword } from './password.ts'

test.each(['Lamp!7Kr', 'Drie Kleine Lampen 3?', 'Ä&b1ABCD', `Aa1$${'x'.repeat(251)}`])(
  '[VA-12] %s is a password',
  (text) => {
    expect(isPassword(text)).toBe(true)
  },
)

test.each([
  ['seven characters', 'Lamp!7K'],
  ['256 characters', `Aa1$${'x'.repeat(252)}`],
  ['no lowercase letter', 'LAMP!7KR'],
  ['no uppercase letter', 'lamp!7kr'],
  ['no digit', 'Lamp!Krk'],
  ['another special character', 'Lamp#7Kr'],
  ['nothing', ''],
])('[VA-12] %s is not a password', (_why, text) => {
  expect(isPassword(text)).toBe(false)
})
