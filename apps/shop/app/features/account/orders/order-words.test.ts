import { expect, test } from 'vitest'
import { chooseOrders } from './choose-orders.ts'
import { describeGoods } from './order-words.ts'
import { describeStep } from './step-words.ts'

const goods = (...names: string[]) => names.map((name) => ({ name, quantity: 1 }))

test.each([
  [goods('Bed'), 'Bed'],
  [[{ name: 'Kussen', quantity: 2 }], 'Kussen (2×)'],
  [goods('Bed', 'Kussen', 'Deken'), 'Bed, Kussen en Deken'],
  [goods('Bed', 'Kussen', 'Deken', 'Kast'), 'Bed, Kussen en nog 2 artikelen'],
])('[AC-02] the goods of an order are named in short: %j', (list, words) => {
  expect(describeGoods(list)).toBe(words)
})

test('[AC-02] the dashboard shows the latest order, and older ones that are still to be paid', () => {
  const orders = [true, false, true].map((payable, at) => ({ at, payable }))
  expect(chooseOrders(orders).map(({ at }) => at)).toEqual([0, 2])
  expect(chooseOrders(orders.slice(1)).map(({ at }) => at)).toEqual([1, 2])
  expect(chooseOrders([])).toEqual([])
})

test('[AC-02] a step is named as its buyer knows it', () => {
  expect(describeStep({ step: 'delivered', amount: null }, false)).toBe('Bezorgd')
  expect(describeStep({ step: 'delivered', amount: null }, true)).toBe('Afgehaald')
  expect(describeStep({ step: 'credited', amount: 19_95 }, false)).toBe('Creditfactuur van €\u00a019,95')
})
