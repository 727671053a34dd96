import { expect, test } from 'vitest'
import { isCocNumber, parseCocNumber } from './coc-number.ts'

test('[VA-06] a Dutch trade register number is eight digits', () => {
  expect(parseCocNumber('NL', '12 34 56 78')).toBe('12345678')
  expect(parseCocNumber('NL', '01234567')).toBe('01234567')
  expect(
    ['', '1234567', '123456789', '1234567a', '00000000'].map((text) => parseCocNumber('NL', text)),
  ).toEqual(Array(5).fill(undefined))
})

test('[VA-06] a Belgian enterprise number is ten digits with a checksum', () => {
  expect(parseCocNumber('BE', '0123.456.749')).toBe('0123456749')
  expect(parseCocNumber('BE', 'BE 1000.000.021')).toBe('1000000021')
  expect(
    ['0123456748', '123456749', '2123456749', '0000000097', '12345678'].map((text) =>
      parseCocNumber('BE', text),
    ),
  ).toEqual(Array(5).fill(undefined))
})

test('[VA-06] a form takes the number of either country', () => {
  expect(['12345678', '0123456749', '1234567', ''].map(isCocNumber)).toEqual([true, true, false, false])
})
