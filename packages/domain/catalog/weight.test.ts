import { expect, test } from 'vitest'
import { formatKilograms } from './weight.ts'

test('a light weight has a decimal where it needs one, and a heavy one is rounded', () => {
  const words = [50, 900, 1000, 2345, 9999, 10_000, 10_501, 86_499].map(formatKilograms)
  expect(words.map((word) => word.replace('\u00a0', ' '))).toEqual([
    '0,1 kg',
    '0,9 kg',
    '1 kg',
    '2,3 kg',
    '10 kg',
    '10 kg',
    '11 kg',
    '86 kg',
  ])
})
