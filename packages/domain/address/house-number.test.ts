import { expect, test } from 'vitest'
import { isHouseNumber, parseFirstHouseNumber, parseHouseNumber, splitHouseNumber } from './house-number.ts'

test.each([
  ['12', '12'],
  [' 12 ', '12'],
  ['12-14', '12-14'],
  ['12  14', '12 14'],
])('[VA-08] house number %j is taken as %j', (text, normalized) => {
  expect(parseHouseNumber(text)).toBe(normalized)
  expect(isHouseNumber(text)).toBe(true)
})

test.each(['', ' ', '-', '12a', 'a', '12/14', '1\n2', '1'.repeat(16), '１２'])(
  '[VA-08] %j is not a house number',
  (text) => {
    expect(parseHouseNumber(text)).toBeUndefined()
    expect(isHouseNumber(text)).toBe(false)
  },
)

test('a lookup asks for the first number', () => {
  expect(parseFirstHouseNumber('12-14')).toBe(12)
  expect(parseFirstHouseNumber('')).toBeUndefined()
})

test.each([
  ['12', '12', ''],
  ['12a', '12', 'a'],
  ['12-bis', '12', 'bis'],
  ['3 hs', '3', 'hs'],
  ['12-14', '12-14', ''],
  ['47 - A 2', '47', 'A 2'],
])('%j is split into number %j and extension %j', (text, houseNumber, extension) => {
  expect(splitHouseNumber(text)).toEqual({ houseNumber, extension })
})

test.each(['', 'a12', '12!', `12 ${'a'.repeat(16)}`])('%j cannot be split', (text) => {
  expect(splitHouseNumber(text)).toBeUndefined()
})
