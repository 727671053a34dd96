import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCodeNote } from './code-note.ts'
import { applyDiscounts } from './discounts.ts'
import { formatCodeProblem } from './problem-text.ts'
import { aCode, aLine, everything } from './promotion.builders.ts'
import type { Benefit, DiscountLine } from './promotion.ts'

const nbsp = '\u00a0'
/** 119 now; a deal asked 88,95 until yesterday. */
const afterDeal = aLine({ lineId: 1, priceCents: 11_900, lowestCents: 8895 })
const steady = aLine({ lineId: 2, priceCents: 5050 })
const twenty = aCode({ code: 'LINNEN20', benefit: { kind: 'percentage', percent: 20 } })

test('[CA-02] a code for all takes nothing off what was cheaper in the last 30 days, and says so at the line', () => {
  const { lineCents, totalCents, codeProblem } = applyDiscounts({
    lines: [afterDeal, steady],
    promotions: [],
    code: twenty,
  })
  expect(codeProblem).toBeUndefined()
  expect([lineCents.get(1), lineCents.get(2), totalCents]).toEqual([0, 1010, 1010])
  expect(formatCodeNote(twenty, afterDeal)).toBe(
    `LINNEN20 geldt niet voor dit artikel: het kostte in de afgelopen 30 dagen ook €${nbsp}88,95.`,
  )
  expect(formatCodeNote(twenty, steady)).toBe(
    `Korting met LINNEN20, geteld vanaf de laagste prijs van 30 dagen: €${nbsp}50,50.`,
  )
})

test.each<[string, Benefit]>([
  ['a percentage', { kind: 'percentage', percent: 50 }],
  ['an amount', { kind: 'amount', amountCents: 1500 }],
])('[CA-02] with nothing else in the cart %s is refused with the reason', (_title, benefit) => {
  const { codeProblem, totalCents } = applyDiscounts({
    lines: [afterDeal],
    promotions: [],
    code: aCode({ benefit }),
  })
  expect([codeProblem, totalCents]).toEqual([{ reason: 'left_out', why: 'was_cheaper' }, 0])
  expect(codeProblem && formatCodeProblem(codeProblem)).toBe(
    'Deze kortingscode geldt niet voor artikelen die in de afgelopen 30 dagen goedkoper waren.',
  )
})

test('[CA-02] goods on deal today keep their code: the price on the page is the lowest', () => {
  const deal = aLine({ priceCents: 8895, lowestCents: 8895, isReduced: true })
  expect(applyDiscounts({ lines: [deal], promotions: [], code: twenty }).totalCents).toBe(1779)
})

test('[CA-02] a code that leaves out reduced goods says so', () => {
  const code = aCode({ scope: { ...everything, excludesReduced: true } })
  const line = aLine({ isReduced: true })
  const { codeProblem } = applyDiscounts({ lines: [line], promotions: [], code })
  expect(codeProblem && formatCodeProblem(codeProblem)).toBe(
    'Deze kortingscode geldt niet voor artikelen die al zijn afgeprijsd.',
  )
  expect(formatCodeNote(code, line)).toBe('WELKOM10 geldt niet voor dit artikel: het is al afgeprijsd.')
})

test('[CA-02] a code that somebody was given, and free delivery, reduce no price that is announced', () => {
  const personal = aCode({ isAnnounced: false })
  expect(applyDiscounts({ lines: [afterDeal], promotions: [], code: personal }).totalCents).toBe(1190)
  const delivery = aCode({ benefit: { kind: 'free_delivery' } })
  const { codeProblem, isDeliveryFree } = applyDiscounts({
    lines: [afterDeal],
    promotions: [],
    code: delivery,
  })
  expect([codeProblem, isDeliveryFree]).toEqual([undefined, true])
})

test('[CA-02] what was cheaper still counts for the minimum, which is measured at the prices on the page', () => {
  const code = aCode({ minimumCents: 16_950, benefit: { kind: 'amount', amountCents: 1500 } })
  const { lineCents, codeProblem } = applyDiscounts({ lines: [afterDeal, steady], promotions: [], code })
  expect([codeProblem, lineCents.get(1), lineCents.get(2)]).toEqual([undefined, 0, 1500])
})

const line = fc
  .record({ now: fc.integer({ min: 1, max: 50_000 }), before: fc.integer({ min: 1, max: 50_000 }) })
  .map(({ now, before }) => ({ priceCents: now, lowestCents: Math.min(now, before) }))
const benefit: fc.Arbitrary<Benefit> = fc.oneof(
  fc.record({ kind: fc.constant('percentage' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), amountCents: fc.integer({ min: 1, max: 90_000 }) }),
)

test('[CA-02] no saving of an announced code is ever counted from a price above the lowest of 30 days', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), benefit, (prices, given) => {
      const lines = prices.map((special, at): DiscountLine => aLine({ ...special, lineId: at + 1 }))
      const { lineCents } = applyDiscounts({ lines, promotions: [], code: aCode({ benefit: given }) })
      for (const { lineId, priceCents, lowestCents } of lines) {
        const offCents = lineCents.get(lineId) ?? 0
        if (offCents === 0) continue
        expect(priceCents).toBe(lowestCents)
        expect(priceCents - offCents).toBeLessThan(lowestCents)
        expect(priceCents - offCents).toBeGreaterThanOrEqual(0)
        if (given.kind === 'percentage')
          expect(offCents).toBeLessThanOrEqual(Math.ceil((lowestCents * given.percent) / 100) + lines.length)
      }
    }),
  )
})
