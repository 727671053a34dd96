import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkVatNumber } from './vat-number.ts'

test.each([
  ['NL004495445B01', '004495445B01'],
  ['NL002455799B11', '002455799B11'],
  ['nl 0000.99998.B57', '000099998B57'],
])('[VA-06] %s passes one of the two Dutch checksums', (text, number) => {
  expect(checkVatNumber(text, 'BE')).toEqual({ country: 'NL', number, wellFormed: true, checksumValid: true })
})

test.each(['NL004495446B01', 'NL002455799B12', 'NL000000000B00'])('[VA-06] %s passes neither', (text) => {
  expect(checkVatNumber(text, 'NL')).toMatchObject({ wellFormed: true, checksumValid: false })
})

test.each([
  ['BE0123456749', '0123456749'],
  ['BE 0123.456.749', '0123456749'],
  ['BE123456749', '0123456749'],
  ['BE1000000021', '1000000021'],
])('[VA-06] %s is a Belgian number', (text, number) => {
  expect(checkVatNumber(text, 'NL')).toEqual({ country: 'BE', number, wellFormed: true, checksumValid: true })
})

test('[VA-06] a Belgian number with a wrong checksum is well formed only', () => {
  expect(checkVatNumber('BE0123456748', 'BE')).toMatchObject({ wellFormed: true, checksumValid: false })
})

test('[VA-06] the country comes from the number, else from the address', () => {
  expect(checkVatNumber('004495445B01', 'NL').country).toBe('NL')
  expect(checkVatNumber('0123456749', 'BE')).toMatchObject({ country: 'BE', checksumValid: true })
  expect(checkVatNumber('BE0123456749', 'NL').country).toBe('BE')
})

test.each(['', 'NL', 'NL123', 'DE123456789', 'NL004495445A01', 'NL00449544５B01', 'BE2123456749'])(
  '[VA-06] %j is not well formed',
  (text) => {
    expect(checkVatNumber(text, 'NL')).toMatchObject({ wellFormed: false, checksumValid: false })
  },
)

test('[VA-06] a slip in one digit of a company number is always noticed by the eleven test or not a valid number', () => {
  const slip = fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 9 }))
  fc.assert(
    fc.property(slip, ([index, step]) => {
      const digits = [...'004495445']
      digits[index] = String((Number(digits[index]) + step) % 10)
      const number = `${digits.join('')}B01`
      const mod97 = BigInt(`2321${number.replace('B', '11')}`) % 97n === 1n
      expect(checkVatNumber(number, 'NL').checksumValid).toBe(mod97)
    }),
  )
})
