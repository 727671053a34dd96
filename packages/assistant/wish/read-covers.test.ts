import { expect, test } from 'vitest'
import { readCovers } from './read-covers.ts'

test.each([
  ['hoes voor topper', 'hoeslaken topper'],
  ['splittopper hoes 180x200', 'hoeslaken splittopper 180x200'],
  ['heb je een losse hoes om mijn split-topper', 'heb je een hoeslaken splittopper'],
  ['hoes voor mijn hoofdkussen', 'kussensloop'],
  ['reservehoes topper', 'hoeslaken topper'],
  ['matrashoes wit', 'matrasbeschermer wit'],
  ['nieuwe hoes om mijn oude matras', 'matrasbeschermer'],
])('[CH-01] %s is %s', (message, read) => {
  expect(readCovers(message)).toBe(read)
})

test.each([
  'mag de hoes van het matras in de was',
  'hoeslaken topper',
  'sierkussenhoes',
  'hoes voor de bank',
])('%s stays what it is', (message) => {
  expect(readCovers(message)).toBe(message)
})
