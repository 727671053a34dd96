import { expect, test } from 'vitest'
import { createCaseReference } from './case-reference.ts'

test('a reference is short enough to read out', () => {
  expect(createCaseReference('V', Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7]))).toBe('V-3467-9CDF')
  expect(createCaseReference('H', Uint8Array.from([21, 22, 43, 44, 255, 254, 253, 252]))).toBe('H-Y3Y3-NMKJ')
})

test('too little chance is refused', () => {
  expect(() => createCaseReference('V', Uint8Array.from([1, 2, 3]))).toThrow(RangeError)
})
