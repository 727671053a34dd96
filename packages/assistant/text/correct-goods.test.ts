import { expect, test } from 'vitest'
import { correctGoods } from './correct-goods.ts'

const read = (word: string) =>
  ({ hoofdkusje: 'hoofdkusje', hoeslakn: 'hoeslaken', vierkant: 'vierkan' })[word]
const correct = (message: string) => correctGoods(message, read)

test.each([
  ['badhandoek groot', 'badhanddoek groot'],
  ['vloerkleet beige', 'vloerkleed beige'],
  ['boksspring grijs', 'boxspring grijs'],
  ['badhandoeken wit', 'badhanddoek wit'],
  ['badhandoekenset', 'badhanddoek'],
  ['kusensloopset', 'kussensloop'],
  ['thermogordein grijs', 'thermogordijn grijs'],
  ['pyama maat l', 'pyjama maat l'],
  ['hoeslakn 140 200', 'hoeslaken 140 200'],
])('[CH-01] %s is read as %s', (message, read) => {
  expect(correct(message)).toBe(read)
})

test.each([
  'bezorgen jullie zaterdag',
  'dekbedovertrek wit',
  'hoofdkusje',
  'verzekering',
  'vierkant',
  'bloem',
])('%s stays as it is', (message) => {
  expect(correct(message)).toBe(message)
})
