import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cost, costKinds } from './costs.ts'
import { type CartTotalsInput, calculateCartTotals } from './totals.ts'

function aCart(parts: Partial<CartTotalsInput> = {}): CartTotalsInput {
  return { lines: [], costs: [], discountCents: 0, ...parts }
}

function aCost(kind: Cost['kind'], amountCents: number): Cost {
  return { kind, title: `Kosten van ${kind}`, cents: amountCents }
}

const cents = fc.nat({ max: 1e8 })
const line = fc.record(
  { priceCents: cents, formerPriceCents: cents, quantity: fc.integer({ min: 0, max: 99 }) },
  { requiredKeys: ['priceCents', 'quantity'] },
)
const anyCart = fc.record({
  lines: fc.array(line, { maxLength: 20 }),
  costs: fc.array(fc.record({ kind: fc.constantFrom(...costKinds), title: fc.string(), cents }), {
    maxLength: 6,
  }),
  discountCents: cents,
})

describe('calculateCartTotals', () => {
  test('[CA-01] adds up lines, costs and discount', () => {
    const lines = [
      { priceCents: 4995, formerPriceCents: 6995, quantity: 2 },
      { priceCents: 1250, quantity: 1 },
    ]
    const costs = [
      aCost('shipping', 495),
      aCost('haul_away', 2500),
      aCost('insurance', 1000),
      aCost('payment', 99),
    ]
    const cart = aCart({ lines, costs, discountCents: 500 })
    expect(calculateCartTotals(cart)).toEqual({
      subTotalCents: 11240,
      subTotalOldCents: 15240,
      subTotalDiffCents: 4000,
      costs,
      discountCents: 500,
      grandTotalCents: 14834,
      totalQuantity: 3,
    })
  })

  test('[CA-01] an empty cart costs nothing', () => {
    expect(calculateCartTotals(aCart())).toMatchObject({ grandTotalCents: 0, totalQuantity: 0 })
  })

  test('[CA-01] a discount takes off at most the goods, never the shipping', () => {
    const costs = [aCost('shipping', 495)]
    const cart = aCart({ lines: [{ priceCents: 300, quantity: 1 }], costs, discountCents: 500 })
    expect(calculateCartTotals(cart)).toMatchObject({ discountCents: 300, grandTotalCents: 495 })
  })

  test('[CA-01] a former price below the price saves nothing', () => {
    const cart = aCart({ lines: [{ priceCents: 300, formerPriceCents: 200, quantity: 1 }] })
    expect(calculateCartTotals(cart)).toMatchObject({ subTotalOldCents: 300, subTotalDiffCents: 0 })
  })

  test.each([
    aCart({ lines: [{ priceCents: -1, quantity: 1 }] }),
    aCart({ lines: [{ priceCents: 10.5, quantity: 1 }] }),
    aCart({ lines: [{ priceCents: 10, quantity: 0.5 }] }),
    aCart({ lines: [{ priceCents: 10, formerPriceCents: -1, quantity: 1 }] }),
    aCart({ lines: [{ priceCents: Number.MAX_SAFE_INTEGER, quantity: 2 }] }),
    aCart({ discountCents: -1 }),
    ...costKinds.flatMap((kind) =>
      [Number.NaN, -1, 0.5].map((amount) => aCart({ costs: [aCost(kind, amount)] })),
    ),
  ])('refuses amounts that are no amounts (%#)', (cart) => {
    expect(() => calculateCartTotals(cart)).toThrow(RangeError)
  })

  test('[CA-01] no total is ever negative, and the grand total is the sum of what is shown', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const totals = calculateCartTotals(cart)
        const { costs, ...amounts } = totals
        expect(Math.min(...Object.values(amounts))).toBeGreaterThanOrEqual(0)
        expect(costs).toEqual(cart.costs)
        expect(totals.grandTotalCents).toBe(
          costs.reduce((sum, cost) => sum + cost.cents, totals.subTotalCents - totals.discountCents),
        )
      }),
    )
  })

  test('[CA-01] the order of the lines does not matter', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const reversed = { ...cart, lines: cart.lines.toReversed() }
        expect(calculateCartTotals(reversed)).toEqual(calculateCartTotals(cart))
      }),
    )
  })

  test('[CA-01] two lines of one product cost as much as one line of both', () => {
    fc.assert(
      fc.property(cents, fc.nat({ max: 50 }), fc.nat({ max: 49 }), (priceCents, first, second) => {
        const apart = aCart({ lines: [first, second].map((quantity) => ({ priceCents, quantity })) })
        const together = aCart({ lines: [{ priceCents, quantity: first + second }] })
        expect(calculateCartTotals(apart)).toEqual(calculateCartTotals(together))
      }),
    )
  })
})
