import { expect, test } from 'vitest'
import { readSpelledNumber, writeFigures } from './spelled-numbers.ts'

test.each([
  ['vijfenzestig', 65],
  ['honderdtachtig', 180],
  ['tweeëntwintig', 22],
  ['duizendvijftig', 1050],
  ['drieduizend', 3000],
])('%s is %d', (word, value) => {
  expect(readSpelledNumber(word)).toBe(value)
})

test.each(['dekbed', 'honderdje', 'vijfling', ''])('"%s" is not a number', (word) => {
  expect(readSpelledNumber(word)).toBeUndefined()
})

test.each([
  ['kussen van zestig bij zeventig', 'kussen van 60 bij 70'],
  ['dekbed voor maximaal vijfenzestig euro', 'dekbed voor maximaal 65 euro'],
  ['twintig bedden voor ons hotel', 'twintig bedden voor ons hotel'],
])('%s is read as %s', (message, read) => {
  expect(writeFigures(message)).toBe(read)
})
