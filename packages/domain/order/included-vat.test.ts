import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { includedVat } from './included-vat.ts'

const goods = fc.array(
  fc.record({ amountCents: fc.integer({ min: 1, max: 1e7 }), vatPercent: fc.constantFrom(0, 6, 9, 21) }),
  { minLength: 1, maxLength: 12 },
)

describe('includedVat', () => {
  test('takes the VAT out of goods and costs of one rate', () => {
    expect(includedVat([{ amountCents: 10_000, vatPercent: 21 }], 2_100)).toEqual([
      { vatPercent: 21, grossCents: 12_100, vatCents: 2_100 },
    ])
  })

  test('lets costs share the rates of the goods', () => {
    const amounts = includedVat(
      [
        { amountCents: 3_000, vatPercent: 21 },
        { amountCents: 1_000, vatPercent: 9 },
      ],
      400,
    )
    expect(amounts.map(({ vatPercent, grossCents }) => [vatPercent, grossCents])).toEqual([
      [9, 1_100],
      [21, 3_300],
    ])
  })

  test('adds up to goods plus costs, to the cent, whatever the rates', () => {
    fc.assert(
      fc.property(goods, fc.integer({ min: 0, max: 1e5 }), (lines, extraCents) => {
        const goodsCents = lines.reduce((sum, line) => sum + line.amountCents, 0)
        const gross = includedVat(lines, extraCents).reduce((sum, amount) => sum + amount.grossCents, 0)
        expect(gross).toBe(goodsCents + extraCents)
      }),
    )
  })
})
