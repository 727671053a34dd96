import { expect, test } from 'vitest'
import { describeGoods } from './order-words.ts'

const goods = (...names: string[]) => names.map((name) => ({ name, quantity: 1 }))

test.each([
  [goods('Bed'), 'Bed'],
  [[{ name: 'Kussen', quantity: 2 }], 'Kussen (2×)'],
  [goods('Bed', 'Kussen', 'Deken'), 'Bed, Kussen en Deken'],
  [goods('Bed', 'Kussen', 'Deken', 'Kast'), 'Bed, Kussen en nog 2 artikelen'],
])('[AC-02] the goods of an order are named in short: %j', (list, words) => {
  expect(describeGoods(list)).toBe(words)
})
