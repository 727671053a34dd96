import { expect, test } from 'vitest'
import { countExtraTravelDays, deliveryAreas, toCountry, toDeliveryArea } from './areas.ts'

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
