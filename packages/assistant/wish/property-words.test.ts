import { expect, test } from 'vitest'
import { listMakeWords } from './property-words.ts'

test.each([
  ['een bbq met hoes erbij', ['hoes']],
  ['twee dezelfde lampen', ['set']],
  ['set van 4 handdoeken', ['vier', 'set']],
  ['6 gastendoekjes', ['zes']],
  ['kerstballen, doos met 50 stuks', ['50']],
  ['badjas tot op de enkel', ['enkel']],
  ['overtrek met kussensloop', []],
  ['een grijze plaid', []],
])('[CH-01] %s names a make by these words', (message, words) => {
  expect(listMakeWords(message)).toEqual(words)
})
