import { expect, test } from 'vitest'
import { readDigits, readEan, remarkOnBarcode } from './read-barcode.ts'
import { readStock } from './read-stock.ts'

test.each([
  ['6.0000', 6],
  ['12,0', 12],
  ["'7", 7],
  ['1,234,567.00', 1_000_000],
  ['1.234.5', 12_345],
  ['12.345,00', 12_345],
  ['>100', 100],
  ['10+', 10],
  ['25 stuks', 25],
  ['0', 0],
  ['-0', 0],
  ['Uitverkocht', 0],
  ['out of stock', 0],
  ['Nee', 0],
  ['', undefined],
  ['Op voorraad', undefined],
  ['veel', undefined],
  ['1e309', undefined],
])("stock '%s' is %s pieces", (text, pieces) => {
  expect(readStock(text).pieces).toBe(pieces)
})

test.each([
  ['-3', 0, 'below nothing'],
  ['2,5', 2, 'rounded down'],
  ['1.000', 1, 'two ways'],
  ['1,250', 1, 'rounded down'],
  ['2000000', 1_000_000, 'above 1000000'],
  ['veel', undefined, 'cannot be read'],
])("stock '%s' is read as %s, and reported", (text, pieces, told) => {
  expect(readStock(text)).toEqual({
    pieces,
    note: { note: expect.stringContaining(told), example: text },
  })
})

test.each(['12', '6.0000', '', 'op voorraad', 'uitverkocht', '0'])(
  "of stock '%s' nothing is to be told",
  (text) => {
    expect(readStock(text).note).toBeUndefined()
  },
)

test('a barcode is an EAN when its last digit fits the others', () => {
  expect(readEan('8712345678906')).toBe('8712345678906')
  expect(readEan('978-90-274-3964-2')).toBe('9789027439642')
  expect(readEan('012345678905')).toBe('0012345678905')
  expect(['8712345678907', '8,71235E+12', '123'].map(readEan)).toEqual([undefined, undefined, undefined])
})

test('a number that a spreadsheet wrote with all its digits is read; one that lost some is reported', () => {
  expect(readEan('8.712345678906E+12')).toBe('8712345678906')
  expect(readEan('8712345678906.0')).toBe('8712345678906')
  expect(['8,71E+12', '8.71235E+12', '9E+12'].map(readDigits)).toEqual([undefined, undefined, undefined])
  expect(['12E', 'E12', '1E5', 'A-1E+5'].map(readDigits)).toEqual(['12E', 'E12', '1E5', 'A-1E+5'])
  expect(remarkOnBarcode('8,71E+12')).toMatchObject({
    note: expect.stringContaining('lost digits'),
    example: '8,71E+12',
  })
  expect(remarkOnBarcode('12345678905')).toMatchObject({
    note: expect.stringContaining('zeros at the front'),
  })
  expect(remarkOnBarcode('87')).toMatchObject({ note: expect.stringContaining('no EAN'), example: '87' })
})
