import { expect, test } from 'vitest'
import { correctGoods } from './correct-goods.ts'

const correct = (message: string) => correctGoods(message, (word) => word === 'hoofdkusje')

test.each([
  ['badhandoek groot', 'badhanddoek groot'],
  ['vloerkleet beige', 'vloerkleed beige'],
  ['boksspring grijs', 'boxspring grijs'],
])('[CH-01] %s is read as %s', (message, read) => {
  expect(correct(message)).toBe(read)
})

test.each(['bezorgen jullie zaterdag', 'dekbedovertrek wit', 'hoofdkusje', 'verzekering'])(
  '%s stays as it is',
  (message) => {
    expect(correct(message)).toBe(message)
  },
)
