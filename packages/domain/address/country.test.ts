import { expect, test } from 'vitest'
import { countryCodes, countryNames, isCountryCode } from './country.ts'

test('every country has a Dutch name', () => {
  expect(countryCodes.map((code) => countryNames[code])).toEqual(['Nederland', 'België'])
})

test('[VA-08] only the two countries of delivery are country codes', () => {
  expect(['NL', 'BE', 'DE', 'nl', '', 'toString'].filter(isCountryCode)).toEqual(['NL', 'BE'])
})
