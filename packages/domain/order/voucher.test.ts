import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createVoucherCode,
  parseVoucherCode,
  voucherMinimumCents,
  voucherValidityDays,
  voucherValueCents,
} from './voucher.ts'

const bytes = fc.uint8Array({ minLength: 16, maxLength: 32 })

test('[CA-07] a voucher is worth € 5 for 90 days from € 50', () => {
  expect([voucherValueCents, voucherValidityDays, voucherMinimumCents]).toEqual([500, 90, 5000])
})

test('[CA-07] a code is three groups of four characters that cannot be mixed up', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      expect(createVoucherCode(random)).toMatch(
        /^[34679CDFGHJKMNPQRTVWXY]{4}(-[34679CDFGHJKMNPQRTVWXY]{4}){2}$/,
      )
    }),
  )
})

test('[CA-07] a code reads back in lower case and without hyphens', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = createVoucherCode(random)
      expect(parseVoucherCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code)
    }),
  )
})

test('[CA-07] codes of different dice differ, and every character takes part', () => {
  const codes = Array.from({ length: 500 }, (_, index) =>
    createVoucherCode(
      Uint8Array.from({ length: 16 }, (_, at) => (index * (at + 1) * 31 + (index >> at)) % 256),
    ),
  )
  expect(new Set(codes).size).toBe(500)
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(22)
})

test('[CA-07] too few random bytes are refused', () => {
  expect(() => createVoucherCode(new Uint8Array(15))).toThrow(RangeError)
})

test.each(['', 'AAAA-AAAA-AAAA', '3467-3467', '3467-3467-34670', '3467-3467-346７'])(
  '%j is not a voucher',
  (text) => {
    expect(parseVoucherCode(text)).toBeUndefined()
  },
)
