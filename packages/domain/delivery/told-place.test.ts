import { expect, test } from 'vitest'
import { hasDutchLetters, parsePlaceKey, readPostcodeDigits, toPlaceKey } from './told-place.ts'

test('[VA-07] of a typed postcode only the digits are kept, with or without its letters', () => {
  for (const typed of ['1012 AB', '1012ab', ' 1012 ', '1012'])
    expect(readPostcodeDigits('NL', typed)).toBe('1012')
  expect(readPostcodeDigits('BE', '9000')).toBe('9000')
})

test('[VA-07] what is no postcode of the country has no digits', () => {
  for (const typed of ['', '0123', '101', '10123', '1012 SA', 'Texel', '1012 A']) {
    expect(readPostcodeDigits('NL', typed), typed).toBeUndefined()
  }
  expect(readPostcodeDigits('BE', '1012 AB')).toBeUndefined()
  expect([hasDutchLetters('1012 ab'), hasDutchLetters('9000')]).toEqual([true, false])
})

test('a kept place gives back its country, its area and its digits', () => {
  expect(parsePlaceKey(toPlaceKey('NL', '1012'))).toEqual({ country: 'NL', area: 'NL', digits: '1012' })
  expect(parsePlaceKey(toPlaceKey('NL', '1791'))).toEqual({
    country: 'NL',
    area: 'NL-islands',
    digits: '1791',
  })
  expect(parsePlaceKey(toPlaceKey('BE', '1791'))).toEqual({ country: 'BE', area: 'BE', digits: '1791' })
})

test('a place may be an area alone, and what is neither is no place', () => {
  expect(parsePlaceKey('NL-islands')).toEqual({ country: 'NL', area: 'NL-islands', digits: undefined })
  expect(parsePlaceKey('BE')).toMatchObject({ area: 'BE', digits: undefined })
  for (const key of ['', 'NL0123', 'DE1012', 'NL1012AB', 'nl', 'NL-islands2'])
    expect(parsePlaceKey(key), key).toBeUndefined()
})
