import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyShare } from '../testing/any-share.ts'
import { subtractCostVat, subtractLineVat } from './without-vat.ts'

const aLine = { priceCents: 12_100, quantity: 1, discountCents: 0, vatPercent: 21 }

test('a piece costs its price without the VAT in it', () => {
  expect(subtractLineVat(aLine)).toEqual({ priceCents: 10_000, discountCents: 0 })
  expect(subtractLineVat({ ...aLine, discountCents: 1_210 })).toEqual({
    priceCents: 10_000,
    discountCents: 1_000,
  })
  expect(subtractLineVat({ ...aLine, priceCents: 10_900, vatPercent: 9 })).toMatchObject({
    priceCents: 10_000,
  })
})

test('what is free stays free', () => {
  expect(subtractLineVat({ priceCents: 4_995, quantity: 3, discountCents: 14_985, vatPercent: 21 })).toEqual({
    priceCents: 4_128,
    discountCents: 12_384,
  })
})

test('costs lose VAT at the rates of the goods', () => {
  expect(subtractCostVat(605, [aLine])).toBe(500)
  const plant = { ...aLine, vatPercent: 9 }
  expect(subtractCostVat(1_300, [aLine, plant])).toBe(537 + 596)
  expect(subtractCostVat(0, [aLine])).toBe(0)
  expect(subtractCostVat(605, [])).toBe(605)
})

test('goods weigh in those rates by what all their pieces cost after discounts', () => {
  const plants = { priceCents: 10_000, quantity: 3, discountCents: 6_000, vatPercent: 9 }
  const lamp = { priceCents: 12_000, quantity: 1, discountCents: 0, vatPercent: 21 }
  // Two thirds of the costs at 9 %, one third at 21 %.
  expect(subtractCostVat(3_000, [plants, lamp])).toBe(1_835 + 826)
})

const line = fc
  .record({
    priceCents: fc.integer({ min: 1, max: 200_000 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    vatPercent: fc.constantFrom(0, 6, 9, 21),
    off: anyShare,
  })
  .map(({ off, ...one }) => ({ ...one, discountCents: Math.floor(one.priceCents * one.quantity * off) }))

test('a net line is never below nothing, never above the gross one, and at most half a cent a piece off', () => {
  fc.assert(
    fc.property(line, (gross) => {
      const net = subtractLineVat(gross)
      const paid = net.priceCents * gross.quantity - net.discountCents
      const grossPaid = gross.priceCents * gross.quantity - gross.discountCents
      expect(net.discountCents).toBeGreaterThanOrEqual(0)
      expect(paid).toBeGreaterThanOrEqual(0)
      expect(paid).toBeLessThanOrEqual(grossPaid)
      const exact = (grossPaid * 100) / (100 + gross.vatPercent)
      expect(Math.abs(paid - exact)).toBeLessThanOrEqual(gross.quantity / 2 + 1)
    }),
  )
})

test('a discount that is less than what rounding each piece saves is none, and never a surcharge', () => {
  const line = { priceCents: 3, quantity: 20, discountCents: 1, vatPercent: 21 }
  expect(subtractLineVat(line)).toEqual({ priceCents: 2, discountCents: 0 })
})
