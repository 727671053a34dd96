import { expect, test } from 'vitest'
import { findVatClass, findVatPercent } from './vat-rates.ts'

test.each([
  ['NL', 'standard', '2026-11-20', 21],
  ['BE', 'standard', '2026-11-20', 21],
  ['NL', 'reduced', '2026-11-20', 9],
  ['BE', 'reduced', '2026-11-20', 6],
  ['NL', 'reduced', '2018-12-31', 6],
  ['NL', 'reduced', '2019-01-01', 9],
  ['NL', 'none', '2026-11-20', 0],
  ['BE', 'none', '1950-01-01', 0],
] as const)('%s taxes %s goods on %s at %d percent', (country, vatClass, day, percent) => {
  expect(findVatPercent(country, vatClass, day)).toBe(percent)
})

test('no rate is made up for a day before the table begins', () => {
  expect(() => findVatPercent('NL', 'standard', '1980-01-01')).toThrow(RangeError)
})

test.each([
  [21, 'standard'],
  [9, 'reduced'],
  [6, 'reduced'],
  [0, 'none'],
  [12, undefined],
] as const)('a Dutch rate of %d percent is that of %s goods', (percent, vatClass) => {
  expect(findVatClass('NL', percent)).toBe(vatClass)
})
