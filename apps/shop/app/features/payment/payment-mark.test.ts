import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawnMarks, findPaymentMark } from './payment-mark.ts'

test('[HF-05] every mark that a name can lead to is a file of the shop, and the other way round', () => {
  const files = readdirSync(join(import.meta.dirname, '../../../public/payment'))
  expect(files.toSorted()).toEqual(drawnMarks.map((mark) => `${mark}.svg`))
})

test('[HF-05] a method is known by the first word of its name; another one keeps its name', () => {
  expect(findPaymentMark('iDEAL | Wero')).toBe('/payment/ideal.svg')
  expect(findPaymentMark('in3')).toBe('/payment/in3.svg')
  expect(findPaymentMark('Cadeaubon')).toBeUndefined()
  expect(findPaymentMark('')).toBeUndefined()
})
