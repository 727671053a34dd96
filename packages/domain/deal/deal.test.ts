import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculatePriceView, type PricePeriod } from '../catalog/price.ts'
import { type Deal, findRunningDeal, isLineAtDealPrice } from './deal.ts'
import { formatDealEnd, formatDealEndInShort } from './deal-end-text.ts'
import { findDealProblem } from './deal-problem.ts'
import { listChargedPrices } from './list-charged-prices.ts'

const start = Date.UTC(2026, 0, 1)
const day = (number: number) => new Date(start + number * 86_400_000)
const justBefore = (moment: Date) => new Date(moment.getTime() - 1)

function aDeal(fromDay: number, toDay: number, special: Partial<Deal> = {}): Deal {
  return {
    priceCents: 6000,
    startsAt: day(fromDay),
    endsAt: day(toDay),
    endedAt: null,
    pieceCap: null,
    piecesTaken: 0,
    usedUpAt: null,
    ...special,
  }
}

const always: PricePeriod[] = [{ priceCents: 10_000, validFrom: day(0), validTo: null }]
const view = (deals: Deal[], at: Date, regular = always) =>
  calculatePriceView({ history: listChargedPrices(regular, deals, at), at })

describe('the price of a deal', () => {
  test('[SC-08] is asked from its first moment until just before its end', () => {
    const deals = [aDeal(40, 41)]
    expect(view(deals, justBefore(day(40)))).toEqual({ priceCents: 10_000 })
    expect(view(deals, day(40))).toEqual({ priceCents: 6000, formerPriceCents: 10_000, discountPercent: 40 })
    expect(view(deals, justBefore(day(41))).priceCents).toBe(6000)
    expect(view(deals, day(41))).toEqual({ priceCents: 10_000 })
  })

  test('ends when staff end it, and when the last piece is taken', () => {
    expect(view([aDeal(40, 50, { endedAt: day(42) })], day(42)).priceCents).toBe(10_000)
    expect(view([aDeal(40, 50, { endedAt: day(42) })], justBefore(day(42))).priceCents).toBe(6000)
    const usedUp = aDeal(40, 50, { pieceCap: 3, piecesTaken: 3, usedUpAt: day(43) })
    expect(view([usedUp], day(43)).priceCents).toBe(10_000)
  })

  test('never ran when it was ended before its start', () => {
    const cancelled = aDeal(40, 50, { endedAt: day(40) })
    expect(view([cancelled], day(45))).toEqual({ priceCents: 10_000 })
  })

  test('is ignored when the regular price is lower by now', () => {
    const cut: PricePeriod[] = [
      { priceCents: 10_000, validFrom: day(0), validTo: day(41) },
      { priceCents: 5000, validFrom: day(41), validTo: null },
    ]
    expect(view([aDeal(40, 50)], day(42), cut).priceCents).toBe(5000)
  })
})

describe('the former price of a deal', () => {
  test('does not exist when the deal is run again within 30 days', () => {
    const again = [aDeal(40, 41), aDeal(60, 61)]
    expect(view(again, day(60))).toEqual({ priceCents: 6000 })
    const later = [aDeal(40, 41), aDeal(71, 72)]
    expect(view(later, day(71))).toMatchObject({ formerPriceCents: 10_000 })
  })

  test('does not exist for a deal that follows another at once: it is not a reduction', () => {
    expect(view([aDeal(40, 41), aDeal(41, 42)], day(41)).formerPriceCents).toBe(10_000)
    expect(view([aDeal(40, 41), aDeal(41, 42, { priceCents: 7000 })], day(41))).toEqual({ priceCents: 7000 })
  })

  test('does not exist for a price of less than 30 days', () => {
    expect(view([aDeal(29, 31)], day(30))).toEqual({ priceCents: 6000 })
  })

  test('does not exist for the regular price after a deal: a price that went up again is not a reduction', () => {
    const reduced: PricePeriod[] = [
      { priceCents: 10_000, validFrom: day(0), validTo: day(50) },
      { priceCents: 8000, validFrom: day(50), validTo: null },
    ]
    expect(view([aDeal(60, 61)], day(60), reduced).formerPriceCents).toBe(8000)
    expect(view([aDeal(60, 61)], day(61), reduced)).toEqual({ priceCents: 8000 })
  })
})

test('[CA-01] a line has the price of a capped deal only when the pieces left are enough for all of it', () => {
  const deal = aDeal(40, 41, { pieceCap: 5, piecesTaken: 3 })
  expect(isLineAtDealPrice(deal, 2, 0, day(40))).toBe(true)
  expect(isLineAtDealPrice(deal, 3, 0, day(40))).toBe(false)
  expect(isLineAtDealPrice(deal, 3, 1, day(40))).toBe(true)
  expect(isLineAtDealPrice(deal, 1, 0, day(41))).toBe(false)
})

test('[SC-08] the end is given in words', () => {
  const at = (text: string) => new Date(text)
  const now = at('2026-11-20T12:00:00Z')
  expect(formatDealEnd(at('2026-11-20T23:00:00Z'), now)).toBe('t/m vanavond 23.59 uur')
  expect(formatDealEnd(at('2026-11-20T14:00:00Z'), now)).toBe('tot vandaag 15.00 uur')
  expect(formatDealEnd(at('2026-11-20T16:59:00Z'), now)).toBe('tot vandaag 17.59 uur')
  expect(formatDealEnd(at('2026-11-20T17:00:00Z'), now)).toBe('tot vanavond 18.00 uur')
  expect(formatDealEnd(at('2026-11-23T23:00:00Z'), now)).toBe('t/m maandag 23 november 23.59 uur')
  expect(formatDealEndInShort(at('2026-11-23T23:00:00Z'), now)).toBe('t/m ma 23 nov 23.59 uur')
  expect(formatDealEndInShort(at('2026-11-20T23:00:00Z'), now)).toBe('t/m vanavond 23.59 uur')
})

test('a deal must end after its start, not be over, and be below the regular price', () => {
  const plan = { priceCents: 6000, startsAt: day(1), endsAt: day(2) }
  expect(findDealProblem(plan, 10_000, day(0))).toBeUndefined()
  expect(findDealProblem({ ...plan, endsAt: day(1) }, 10_000, day(0))).toBe('ends_before_it_starts')
  expect(findDealProblem(plan, 10_000, day(2))).toBe('is_over_already')
  expect(findDealProblem(plan, 6000, day(0))).toBe('no_reduction')
})

const aDay = fc.integer({ min: 0, max: 120 })
const anyDeals = fc.array(
  fc.tuple(aDay, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 12_000 })),
  { maxLength: 6 },
)

test('for any deals the asked price is the running deal’s or the regular one, whichever is lower', () => {
  fc.assert(
    fc.property(anyDeals, aDay, (plans, at) => {
      const deals = plans.map(([from, days, priceCents]) => aDeal(from, from + days, { priceCents }))
      const running = findRunningDeal(deals, 10_000, day(at))
      const { priceCents } = view(deals, day(at))
      expect(priceCents).toBe(running?.priceCents ?? 10_000)
      expect(priceCents).toBeLessThanOrEqual(10_000)
    }),
  )
})

/** Deals at least a day apart. */
const apart = fc
  .array(
    fc.tuple(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 9999 }),
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((steps) => {
    let from = 0
    return steps.map(([gap, days, priceCents]) => {
      const deal = aDeal(from + gap, from + gap + days, { priceCents })
      from += gap + days
      return deal
    })
  })

test('for any deals a former price is no higher than anything asked in the 30 days before', () => {
  fc.assert(
    fc.property(apart, fc.nat(), (deals, pick) => {
      const deal = deals[pick % deals.length] ?? aDeal(1, 2)
      const { formerPriceCents, priceCents } = view(deals, deal.startsAt)
      if (formerPriceCents === undefined) return
      // Prices change only at midnight here, so the noons show every price.
      const noons = Array.from(
        { length: 30 },
        (_, back) => new Date(deal.startsAt.getTime() - (back + 0.5) * 86_400_000),
      )
      const asked = noons.map((moment) => view(deals, moment).priceCents)
      expect(formerPriceCents).toBe(Math.min(...asked))
      expect(formerPriceCents).toBeGreaterThan(priceCents)
    }),
  )
})

test('[SC-08] a deal at or above the regular price does not count', () => {
  const running = (priceCents: number) => findRunningDeal([aDeal(40, 41, { priceCents })], 6_000, day(40))
  expect(running(5_999)).toMatchObject({ priceCents: 5_999 })
  expect(running(6_000)).toBeUndefined()
  expect(running(6_001)).toBeUndefined()
})
