import { expect, test } from 'vitest'
import { limitTexts, parseText } from './recent-searches.ts'

test('[CT-12] five recent searches are kept, the latest first and each once', () => {
  expect(limitTexts(['Dekbed', 'lamp', 'dekbed', 'plaid', 'vaas', 'bed', 'kussen'])).toEqual([
    'Dekbed',
    'lamp',
    'plaid',
    'vaas',
    'bed',
  ])
})

test.each([[7], [null], [{ text: 'dekbed' }], [''], [' \u0000 ']])(
  '%j in storage is not a search',
  (value) => {
    expect(parseText(value)).toBeUndefined()
  },
)

test('a stored text is cut as a searched one is', () => {
  expect(parseText(`  dek\u0000bed ${'x'.repeat(10_000)}`)).toMatch(/^dek bed x{92}$/)
})
