import { expect, test } from 'vitest'
import {
  countExtraTravelDays,
  deliveryAreas,
  hasDutchLetters,
  parsePlaceKey,
  readPostcodeDigits,
  toCountry,
  toDeliveryArea,
  toPlaceKey,
} from './areas.ts'

test.each([
  ['1791AA', 'Den Burg, Texel'],
  ['1797SC', 'Den Hoorn, Texel'],
  ['8881AA', 'West-Terschelling'],
  ['8897HA', 'Oosterend, Terschelling'],
  ['8899AA', 'Vlieland'],
  ['9161AA', 'Hollum, Ameland'],
  ['9164AA', 'Buren, Ameland'],
  ['9166AA', 'Schiermonnikoog'],
])('[CO-04] %s (%s) is an island', (postcode) => {
  expect(toDeliveryArea('NL', postcode)).toBe('NL-islands')
})

test.each(['1790AA', '1798AA', '8880AA', '8898AA', '9160AA', '9165AA', '9167AA', '1012JS'])(
  '%s is not an island',
  (postcode) => {
    expect(toDeliveryArea('NL', postcode)).toBe('NL')
  },
)

test('Belgian towns with the same digits are not on islands', () => {
  expect(toDeliveryArea('BE', '8881')).toBe('BE')
  expect(toDeliveryArea('NL', null)).toBe('NL')
})

test('every area is in one country, and only islands take longer', () => {
  expect(deliveryAreas.map((area) => [area, toCountry(area), countExtraTravelDays(area)])).toEqual([
    ['NL', 'NL', 0],
    ['NL-islands', 'NL', 1],
    ['BE', 'BE', 0],
  ])
})

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
