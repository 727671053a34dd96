import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateIncludedVat, spreadOverRates } from './included-vat.ts'

const goods = fc.array(
  fc.record({ amountCents: fc.integer({ min: 1, max: 1e7 }), vatPercent: fc.constantFrom(0, 6, 9, 21) }),
  { minLength: 1, maxLength: 12 },
)

describe('includedVat', () => {
  test('takes the VAT out of goods and costs of one rate', () => {
    expect(calculateIncludedVat([{ amountCents: 10_000, vatPercent: 21 }], 2_100)).toEqual([
      { vatPercent: 21, grossCents: 12_100, vatCents: 2_100 },
    ])
  })

  test('lets costs share the rates of the goods', () => {
    const amounts = calculateIncludedVat(
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
        const gross = calculateIncludedVat(lines, extraCents).reduce(
          (sum, amount) => sum + amount.grossCents,
          0,
        )
        expect(gross).toBe(goodsCents + extraCents)
      }),
    )
  })
})

test('net amounts and VAT of the rates add up to what is paid, whatever the discounts on the lines', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ line: goods, off: fc.nat(100) }), { minLength: 1, maxLength: 4 }),
      fc.nat(5_000),
      (parts, costsCents) => {
        const paid = parts.flatMap(({ line, off }) =>
          line.map((one) => ({ ...one, amountCents: Math.floor((one.amountCents * (100 - off)) / 100) })),
        )
        const rates = calculateIncludedVat(paid, costsCents)
        const net = rates.reduce((sum, rate) => sum + rate.grossCents - rate.vatCents, 0)
        const vat = rates.reduce((sum, rate) => sum + rate.vatCents, 0)
        expect(net + vat).toBe(paid.reduce((sum, one) => sum + one.amountCents, costsCents))
        for (const { grossCents, vatCents } of rates) expect(vatCents).toBeLessThanOrEqual(grossCents)
      },
    ),
  )
})

test('each cost divided over the rates adds up both ways: to the cost, and to the share of the rate', () => {
  fc.assert(
    fc.property(goods, fc.array(fc.nat(5_000), { minLength: 1, maxLength: 4 }), (lines, costs) => {
      const spread = spreadOverRates(lines, costs)
      for (const [at, cost] of costs.entries()) {
        const shares = spread[at] ?? []
        expect(shares.reduce((sum, { cents }) => sum + cents, 0)).toBe(cost)
        for (const { cents } of shares) expect(cents).toBeGreaterThanOrEqual(0)
      }
      const total = costs.reduce((sum, cost) => sum + cost, 0)
      for (const { vatPercent, grossCents } of calculateIncludedVat(lines, total)) {
        const ofGoods = lines.reduce(
          (sum, one) => (one.vatPercent === vatPercent ? sum + one.amountCents : sum),
          0,
        )
        const ofCosts = spread
          .flat()
          .reduce((sum, one) => (one.vatPercent === vatPercent ? sum + one.cents : sum), 0)
        expect(ofGoods + ofCosts).toBe(grossCents)
      }
    }),
  )
})
