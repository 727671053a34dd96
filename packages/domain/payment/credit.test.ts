import { expect, test } from 'vitest'
import { advertisesCredit, creditWarning } from './credit.ts'

test('[HF-07] the warning beside credit is that of the law', () => {
  expect(creditWarning).toBe('Let op! Geld lenen kost geld')
})

test.each([
  'Achteraf betalen mogelijk',
  'Betaal later',
  'Betaal in drie termijnen',
  'Nu kopen, later betalen',
])('[HF-07] %j praises credit', (text) => {
  expect(advertisesCredit(text)).toBe(true)
})

test.each([
  'Snelle levering in NL & BE',
  'Beoordeeld met een 4,3/5',
  'Veilig betalen',
  'Delen maakt blij',
  '',
])('%j praises no credit', (text) => {
  expect(advertisesCredit(text)).toBe(false)
})
