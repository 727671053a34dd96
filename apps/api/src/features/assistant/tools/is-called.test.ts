import { expect, test } from 'vitest'
import { isCalled, isInTitle } from './is-called.ts'

test.each([
  ['Met beschermhoes', 'hoes', true],
  ['Medium, elektrisch verstelbaar', 'elektrische', true],
  ['Tot op de enkel', 'enkel', true],
  ['Middelgroot', 'groot', false],
  ['Hotelkussen', 'kussen', false],
  ['Met startset', 'set', false],
])('%s is called by %s: %s', (choice, word, isSo) => {
  expect(isCalled(choice, word)).toBe(isSo)
})

test('the name of the goods themselves is told apart', () => {
  expect(isInTitle('Handdoek Dik', 'handdoeken')).toBe(true)
})
