import { expect, test } from 'vitest'
import { inReadingOrder } from './spot.ts'

test('dots are read row by row, and within a row from left to right', () => {
  const lamp = { name: 'lamp', x: 80, y: 20 }
  const bed = { name: 'bed', x: 40, y: 24 }
  const rug = { name: 'rug', x: 10, y: 90 }
  const table = { name: 'table', x: 70, y: 52 }
  const read = inReadingOrder([rug, lamp, table, bed], (part) => part)
  expect(read.map(({ name }) => name)).toEqual(['bed', 'lamp', 'table', 'rug'])
})
