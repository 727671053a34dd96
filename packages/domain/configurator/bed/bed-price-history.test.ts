import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculatePriceView, findPriceCents, type PricePeriod } from '../../catalog/price.ts'
import {
  calculateBedPriceAt,
  type ExtraPeriod,
  listExtraPeriods,
  mergeBedHistory,
  type PricedVersion,
} from './bed-price-history.ts'

const dayMs = 86_400_000
const start = new Date('2026-01-01T00:00:00Z').getTime()
const day = (days: number) => new Date(start + days * dayMs)

/** Returns periods that follow each other, from these days on. */
function following<Value extends object>(values: readonly (Value & { day: number })[]) {
  return values.map(({ day: at, ...value }, index) => {
    const next = values[index + 1]
    return { ...value, validFrom: day(at), validTo: next === undefined ? null : day(next.day) }
  })
}

const asked = (base: readonly PricePeriod[], extras: readonly ExtraPeriod[], at: number) =>
  calculatePriceView({ history: mergeBedHistory(base, extras), at: day(at) })

describe('[CF-10] the price history of a bed', () => {
  const steady = following([{ priceCents: 100_000, day: 0 }])

  test('a cheaper extra is a reduction of the bed, with the lowest price of the 30 days before', () => {
    const extras = following([
      { extraCents: 20_000, day: 0 },
      { extraCents: 15_000, day: 60 },
    ])
    expect(asked(steady, extras, 59)).toEqual({ priceCents: 120_000 })
    expect(asked(steady, extras, 61)).toEqual({
      priceCents: 115_000,
      formerPriceCents: 120_000,
      discountPercent: 4,
    })
  })

  test('an extra that was raised shortly before it fell is caught by the 30 days', () => {
    const extras = following([
      { extraCents: 15_000, day: 0 },
      { extraCents: 20_000, day: 50 },
      { extraCents: 15_000, day: 60 },
    ])
    expect(asked(steady, extras, 61)).toEqual({ priceCents: 115_000 })
  })

  test('a base price that falls by what an extra rises is not a reduction', () => {
    const base = following([
      { priceCents: 100_000, day: 0 },
      { priceCents: 90_000, day: 60 },
    ])
    const extras = following([
      { extraCents: 0, day: 0 },
      { extraCents: 10_000, day: 60 },
    ])
    expect(asked(base, extras, 61)).toEqual({ priceCents: 100_000 })
  })

  test('a bed that could not be ordered for 30 days before its price proves no former one', () => {
    const extras = following([
      { extraCents: null, day: 0 },
      { extraCents: 20_000, day: 50 },
      { extraCents: 10_000, day: 60 },
    ])
    expect(asked(steady, extras, 61)).toEqual({ priceCents: 110_000 })
  })

  test('at every moment it is the base price and the extras of that moment; without either there is none', () => {
    const someDays = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 6 })
    const rising = someDays.map((days) => days.toSorted((a, b) => a - b))
    const periodsOf = <Value>(values: fc.Arbitrary<Value>) =>
      rising.chain((days) => fc.tuple(...days.map((at) => values.map((value) => ({ at, value })))))
    const anyBase = periodsOf(fc.integer({ min: 1, max: 9 }))
    const anyExtras = periodsOf(fc.option(fc.integer({ min: -3, max: 9 }), { nil: null }))
    fc.assert(
      fc.property(anyBase, anyExtras, fc.integer({ min: -1, max: 45 }), (prices, options, at) => {
        const base = following(prices.map((one) => ({ priceCents: one.value, day: one.at })))
        const extras = following(options.map((one) => ({ extraCents: one.value, day: one.at })))
        const price = prices.findLast((one) => one.at <= at)?.value
        const extra = options.findLast((one) => one.at <= at)?.value
        const expected = price === undefined || extra == null ? undefined : price + extra
        expect(findPriceCents(mergeBedHistory(base, extras), day(at))).toBe(expected)
      }),
    )
  })
})

describe('[CF-10] the former price while a bed is composed', () => {
  const aVersion = (soldFrom: number, zand: number, special: Partial<PricedVersion> = {}): PricedVersion => ({
    properties: [
      {
        id: 'stof',
        options: [
          { id: 'zand', extraCents: zand },
          { id: 'mos', extraCents: 5000 },
        ],
      },
      {
        id: 'poten',
        options: [
          { id: 'rond', extraCents: 0 },
          { id: 'slede', extraCents: 7000 },
        ],
      },
    ],
    rules: [],
    soldFrom: day(soldFrom),
    ...special,
  })
  const base = following([{ priceCents: 100_000, day: 0 }])
  const versions = [aVersion(0, 4000), aVersion(60, 1000)]
  const former = (choices: Readonly<Record<string, string>>, priceCents: number, sold = versions) =>
    calculateBedPriceAt({ base, versions: sold }, { choices, priceCents }, day(61)).formerPriceCents

  test('is that of the choices made so far, and none where they never cost more', () => {
    expect(former({}, 100_000)).toBeUndefined()
    expect(former({ stof: 'zand' }, 101_000)).toBe(104_000)
    expect(former({ stof: 'zand', poten: 'slede' }, 108_000)).toBe(111_000)
    expect(former({ stof: 'mos', poten: 'slede' }, 112_000)).toBeUndefined()
  })

  test('is none for choices that did not exist, or were forbidden together', () => {
    const without = aVersion(0, 4000, {
      properties: [{ id: 'stof', options: [{ id: 'mos', extraCents: 9000 }] }],
    })
    expect(former({ stof: 'zand' }, 101_000, [without, aVersion(60, 1000)])).toBeUndefined()
    const forbidding = aVersion(0, 4000, { rules: [{ never: [{ stof: ['zand'], poten: ['slede'] }] }] })
    expect(
      former({ stof: 'zand', poten: 'slede' }, 108_000, [forbidding, aVersion(60, 1000)]),
    ).toBeUndefined()
    expect(former({ stof: 'zand' }, 101_000, [forbidding, aVersion(60, 1000)])).toBe(104_000)
  })

  test('is none when a question is gone that every bed had to answer', () => {
    const more = aVersion(0, 4000)
    const asking = {
      ...more,
      properties: [...more.properties, { id: 'usb', options: [{ id: '0', extraCents: 0 }] }],
    }
    expect(listExtraPeriods([asking, aVersion(60, 1000)], { stof: 'zand' })).toMatchObject([
      { extraCents: null },
      { extraCents: 1000 },
    ])
  })
})
