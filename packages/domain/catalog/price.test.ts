import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  calculatePriceView,
  findLowestCentsBeforeReduction,
  findPriceCents,
  type PricePeriod,
  relevantHistoryDays,
} from './price.ts'

const start = Date.UTC(2026, 0, 1)
const day = (number: number) => new Date(start + number * 86_400_000)

/** Builds prices that follow each other without a pause: [[0, 100], [40, 80]] is 100 from day 0 and 80 from day 40. */
function aHistory(...changes: [fromDay: number, priceCents: number][]): PricePeriod[] {
  return changes.map(([fromDay, priceCents], index) => {
    const next = changes[index + 1]
    return { priceCents, validFrom: day(fromDay), validTo: next === undefined ? null : day(next[0]) }
  })
}

describe('the former price', () => {
  test('is the price before a plain reduction', () => {
    const history = aHistory([0, 10000], [40, 8000])
    expect(calculatePriceView({ history, at: day(41) })).toEqual({
      priceCents: 8000,
      formerPriceCents: 10000,
      discountPercent: 20,
    })
  })

  test('is absent before the reduction starts and there from its first moment', () => {
    const history = aHistory([0, 10000], [40, 8000])
    expect(calculatePriceView({ history, at: new Date(day(40).getTime() - 1) })).toEqual({
      priceCents: 10000,
    })
    expect(calculatePriceView({ history, at: day(40) }).formerPriceCents).toBe(10000)
  })

  test('is the lowest of the 30 days before, not the latest', () => {
    const history = aHistory([0, 10000], [50, 9000], [55, 10000], [60, 8000])
    expect(calculatePriceView({ history, at: day(61) }).formerPriceCents).toBe(9000)
  })

  test('forgets a lower price that ended 30 days before', () => {
    const history = aHistory([0, 7000], [30, 10000], [60, 8000])
    expect(calculatePriceView({ history, at: day(61) }).formerPriceCents).toBe(10000)
    const oneDayLess = aHistory([0, 7000], [31, 10000], [60, 8000])
    expect(calculatePriceView({ history: oneDayLess, at: day(61) })).toEqual({ priceCents: 8000 })
  })

  test('does not exist for a price that was raised and then cut', () => {
    const history = aHistory([0, 5000], [40, 10000], [45, 6000])
    expect(calculatePriceView({ history, at: day(46) })).toEqual({ priceCents: 6000 })
  })

  test('is the previous step of a reduction in steps', () => {
    const history = aHistory([0, 10000], [40, 8000], [50, 6000])
    expect(calculatePriceView({ history, at: day(51) })).toMatchObject({
      formerPriceCents: 8000,
      discountPercent: 25,
    })
  })

  test('does not exist after a raise, though the price is still below an earlier one', () => {
    const history = aHistory([0, 10000], [40, 5000], [50, 8000])
    expect(calculatePriceView({ history, at: day(51) })).toEqual({ priceCents: 8000 })
    expect(findLowestCentsBeforeReduction(history, day(51))).toBeUndefined()
  })

  test('does not exist when a deal has ended', () => {
    const history = aHistory([0, 10000], [40, 8000], [45, 10000])
    expect(calculatePriceView({ history, at: day(46) })).toEqual({ priceCents: 10000 })
  })

  test('does not return with a deal that is run again at once', () => {
    const history = aHistory([0, 10000], [40, 8000], [45, 10000], [46, 8000])
    expect(calculatePriceView({ history, at: day(47) })).toEqual({ priceCents: 8000 })
  })

  test('stays with a deal that is prolonged', () => {
    const history = aHistory([0, 10000], [40, 8000], [45, 8000], [80, 8000])
    expect(calculatePriceView({ history, at: day(90) }).formerPriceCents).toBe(10000)
  })

  test('does not return with a deal that was interrupted', () => {
    const history: PricePeriod[] = [
      { priceCents: 10000, validFrom: day(0), validTo: day(40) },
      { priceCents: 8000, validFrom: day(40), validTo: day(45) },
      { priceCents: 8000, validFrom: day(46), validTo: null },
    ]
    expect(calculatePriceView({ history, at: day(44) }).formerPriceCents).toBe(10000)
    expect(calculatePriceView({ history, at: day(47) })).toEqual({ priceCents: 8000 })
  })

  test('ends when the reduction has lasted a year', () => {
    const history = aHistory([0, 10000], [40, 8000], [100, 8000])
    expect(calculatePriceView({ history, at: day(40 + 365) }).formerPriceCents).toBe(10000)
    expect(calculatePriceView({ history, at: new Date(day(40 + 365).getTime() + 1) })).toEqual({
      priceCents: 8000,
    })
  })

  test('needs 30 days of prices before the reduction', () => {
    expect(calculatePriceView({ history: aHistory([0, 10000], [29, 8000]), at: day(30) })).toEqual({
      priceCents: 8000,
    })
    expect(
      calculatePriceView({ history: aHistory([0, 10000], [30, 8000]), at: day(30) }).formerPriceCents,
    ).toBe(10000)
  })

  test('does not exist for a product with one price, or on sale again after a long pause', () => {
    expect(findLowestCentsBeforeReduction(aHistory([0, 10000]), day(50))).toBeUndefined()
    const history: PricePeriod[] = [
      { priceCents: 10000, validFrom: day(0), validTo: day(10) },
      { priceCents: 8000, validFrom: day(60), validTo: null },
    ]
    expect(calculatePriceView({ history, at: day(61) })).toEqual({ priceCents: 8000 })
  })

  test('does not depend on the order of the history, on the future, or on empty periods', () => {
    const history = aHistory([0, 10000], [40, 8000], [50, 2000])
    const empty = { priceCents: 1, validFrom: day(39), validTo: day(39) }
    expect(calculatePriceView({ history: [...history.toReversed(), empty], at: day(45) })).toEqual({
      priceCents: 8000,
      formerPriceCents: 10000,
      discountPercent: 20,
    })
  })
})

test('the percentage is rounded down, and left out below one percent', () => {
  expect(calculatePriceView({ history: aHistory([0, 2999], [40, 1999]), at: day(41) }).discountPercent).toBe(
    33,
  )
  const small = calculatePriceView({ history: aHistory([0, 10000], [40, 9950]), at: day(41) })
  expect(small).toEqual({ priceCents: 9950, formerPriceCents: 10000 })
})

test('there is no price before the first period, after the last, or in a pause', () => {
  const history: PricePeriod[] = [{ priceCents: 10000, validFrom: day(1), validTo: day(2) }]
  expect([day(0), day(1), day(2)].map((at) => findPriceCents(history, at))).toEqual([
    undefined,
    10000,
    undefined,
  ])
  expect(() => calculatePriceView({ history, at: day(2) })).toThrow(RangeError)
})

test('no history makes a former price that was not asked within 30 days before the current price began', () => {
  const change = fc.record({
    days: fc.integer({ min: 1, max: 40 }),
    priceCents: fc.integer({ min: 1, max: 5 }),
  })
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 10 }), (changes) => {
      let at = 0
      const steps = changes.map(({ days, priceCents }): [number, number] => {
        at += days
        return [at, priceCents]
      })
      const view = calculatePriceView({ history: aHistory(...steps), at: day(at + 1) })
      if (view.formerPriceCents === undefined) return
      expect(view.formerPriceCents).toBeGreaterThan(view.priceCents)
      const firstDay = steps.findLastIndex(([, price]) => price !== view.priceCents) + 1
      const begin = steps[firstDay]?.[0] ?? 0
      for (let back = 1; back <= 30; back += 1) {
        expect(findPriceCents(aHistory(...steps), day(begin - back))).toBeGreaterThanOrEqual(
          view.formerPriceCents,
        )
      }
    }),
  )
})

test('periods that ended before the relevant history change nothing', () => {
  const change = fc.record({
    days: fc.integer({ min: 1, max: 200 }),
    priceCents: fc.integer({ min: 1, max: 5 }),
  })
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), fc.nat({ max: 800 }), (changes, later) => {
      let last = 0
      const steps = changes.map(({ days, priceCents }): [number, number] => {
        last += days
        return [last, priceCents]
      })
      const at = day(last + later)
      const horizon = day(last + later - relevantHistoryDays)
      const history = aHistory(...steps)
      const recent = history.filter(({ validTo }) => validTo === null || validTo > horizon)
      expect(calculatePriceView({ history: recent, at })).toEqual(calculatePriceView({ history, at }))
    }),
    { numRuns: 2000 },
  )
})
