import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CartTotalsInput, calculateCartTotals } from './totals.ts'

function aCart(parts: Partial<CartTotalsInput> = {}): CartTotalsInput {
  return { lines: [], shippingCents: 0, paymentCents: 0, insuranceCents: 0, discountCents: 0, ...parts }
}

const cents = fc.nat({ max: 1e8 })
const line = fc.record(
  { priceCents: cents, formerPriceCents: cents, quantity: fc.integer({ min: 0, max: 99 }) },
  { requiredKeys: ['priceCents', 'quantity'] },
)
const anyCart = fc.record({
  lines: fc.array(line, { maxLength: 20 }),
  shippingCents: cents,
  paymentCents: cents,
  insuranceCents: cents,
  haulAwayCents: cents,
  discountCents: cents,
})

describe('calculateCartTotals', () => {
  test('[CA-01] adds up lines, costs and discount', () => {
    const lines = [
      { priceCents: 4995, formerPriceCents: 6995, quantity: 2 },
      { priceCents: 1250, quantity: 1 },
    ]
    const cart = aCart({
      lines,
      shippingCents: 495,
      paymentCents: 99,
      insuranceCents: 1000,
      haulAwayCents: 2500,
      discountCents: 500,
    })
    expect(calculateCartTotals(cart)).toEqual({
      subTotalCents: 11240,
      subTotalOldCents: 15240,
      subTotalDiffCents: 4000,
      shippingCents: 495,
      paymentCents: 99,
      insuranceCents: 1000,
      haulAwayCents: 2500,
      discountCents: 500,
      grandTotalCents: 14834,
      totalQuantity: 3,
    })
  })

  test('[CA-01] an empty cart costs nothing', () => {
    expect(calculateCartTotals(aCart())).toMatchObject({ grandTotalCents: 0, totalQuantity: 0 })
  })

  test('[CA-01] a discount takes off at most the goods, never the shipping', () => {
    const cart = aCart({ lines: [{ priceCents: 300, quantity: 1 }], shippingCents: 495, discountCents: 500 })
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
    aCart({ shippingCents: Number.NaN }),
  ])('refuses amounts that are no amounts (%#)', (cart) => {
    expect(() => calculateCartTotals(cart)).toThrow(RangeError)
  })

  test('[CA-01] no total is ever negative, and the grand total is the sum of what is shown', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const totals = calculateCartTotals(cart)
        expect(Math.min(...Object.values(totals))).toBeGreaterThanOrEqual(0)
        expect(totals.grandTotalCents).toBe(
          totals.subTotalCents +
            totals.shippingCents +
            totals.paymentCents +
            totals.insuranceCents +
            totals.haulAwayCents -
            totals.discountCents,
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
