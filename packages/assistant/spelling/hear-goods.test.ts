import { expect, test } from 'vitest'
import { hearGoods } from './hear-goods.ts'

test.each([
  ['fotuil', 'fauteuil'],
  ['gordjn', 'gordijn'],
  ['slapshirt', 'slaapshirt'],
  ['olijveboom', 'olijfboom'],
  ['kersbaale', 'kerstbal'],
  ['nagtkasje', 'nachtkast'],
  ['dresoir', 'dressoir'],
])('[CH-01] %s sounds like %s', (word, goods) => {
  expect(hearGoods(word)).toBe(goods)
})

test.each(['mobiel', 'kozen', 'metres', 'slapen', 'kassa', 'vliegtuig'])('%s is no goods', (word) => {
  expect(hearGoods(word)).toBeUndefined()
})
