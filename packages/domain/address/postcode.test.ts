import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPostcode, parsePostcode } from './postcode.ts'

describe('a Dutch postcode', () => {
  test.each(['1015CW', '1015 CW', '1015 cw', ' 1015cw ', '1015\u00a0Cw'])(
    '[VA-07] %j is stored as 1015CW',
    (text) => {
      expect(parsePostcode('NL', text)).toBe('1015CW')
    },
  )

  test.each(['SA', 'SD', 'SS', 'sa', 'sD', 'ss'])('[VA-07] %s is no Dutch postcode', (letters) => {
    expect(parsePostcode('NL', `1234${letters}`)).toBeUndefined()
  })

  test.each(['SB', 'AS', 'DS', 'SE'])('[VA-07] %s is allowed, only SA, SD and SS are not', (letters) => {
    expect(parsePostcode('NL', `1234 ${letters}`)).toBe(`1234${letters}`)
  })

  test.each([
    '',
    '0123AB',
    '1234',
    '123AB',
    '12345AB',
    '1234A',
    '1234ABC',
    '1234  AB',
    '1234-AB',
    '1234Ä1',
    '1234ſB',
    '１２３４AB',
    '1234AB\n1234AB',
  ])('[VA-07] %j is refused', (text) => {
    expect(parsePostcode('NL', text)).toBeUndefined()
  })
})

describe('a Belgian postcode', () => {
  test('[VA-07] is four digits of which the first is not 0', () => {
    expect(parsePostcode('BE', ' 9000 ')).toBe('9000')
    expect(['0900', '900', '90000', '9000 AB', '9OOO', ''].map((text) => parsePostcode('BE', text))).toEqual(
      Array(6).fill(undefined),
    )
  })
})

test('a postcode of a country that we do not know is shown as it is', () => {
  expect(formatPostcode('DE', '10115')).toBe('10115')
  expect(formatPostcode('NL', '9000')).toBe('9000')
})

test('[VA-07] what is shown reads back as what is stored', () => {
  const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 9999 }), letter, letter, (digits, first, second) => {
      fc.pre(!['SA', 'SD', 'SS'].includes(first + second))
      const stored = `${digits}${first}${second}`
      expect(formatPostcode('NL', stored)).toBe(`${digits} ${first}${second}`)
      expect(parsePostcode('NL', formatPostcode('NL', stored))).toBe(stored)
      expect(parsePostcode('BE', formatPostcode('BE', `${digits}`))).toBe(`${digits}`)
    }),
  )
})
