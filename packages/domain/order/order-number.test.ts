import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatOrderNumber, parseOrderNumber } from './order-number.ts'

test('[CO-07] an order number is KJD and seven digits', () => {
  expect(formatOrderNumber(1)).toBe('KJD0000001')
  expect(formatOrderNumber(1234)).toBe('KJD0001234')
  expect(formatOrderNumber(9_999_999)).toBe('KJD9999999')
})

test.each([0, -1, 1.5, 10_000_000, Number.NaN])('[CO-07] there is no order number %d', (sequence) => {
  expect(() => formatOrderNumber(sequence)).toThrow(RangeError)
})

test.each(['1234', '0001234', 'KJD0001234', 'kjd1234', ' KJD 000 1234 ', 'KJD-0001234'])(
  '[VA-15] %j is order KJD0001234',
  (text) => {
    expect(parseOrderNumber(text)).toBe('KJD0001234')
  },
)

test.each([
  '',
  'KJD',
  '0',
  '12345678',
  'KJD12345678',
  '12a4',
  'ABC1234',
  '1234KJD',
  'KJDKJD1234',
  '１２３４',
  '-',
])('[VA-15] %j is not an order number', (text) => {
  expect(parseOrderNumber(text)).toBeUndefined()
})

test('[VA-15] every order number reads back, with and without its prefix', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), (sequence) => {
      const number = formatOrderNumber(sequence)
      expect(parseOrderNumber(number)).toBe(number)
      expect(parseOrderNumber(String(sequence))).toBe(number)
    }),
  )
})
