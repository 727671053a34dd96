import { describe, expect, test } from 'vitest'
import { applyDiscounts, type DiscountInput } from './discounts.ts'
import { aCode, aCredit, aLine, everything, twoPlusTwo } from './promotion.builders.ts'
import type { Promotion } from './promotion.ts'

const lines = (...prices: number[]) =>
  prices.map((priceCents, index) => aLine({ lineId: index + 1, priceCents }))
const shares = (input: DiscountInput) => Object.fromEntries(applyDiscounts(input).lineCents)
const tenFrom = (minimumCents: number, amountCents: number, id = 7): Promotion => ({
  kind: 'order_amount',
  id,
  title: `korting ${id}`,
  link: null,
  scope: everything,
  minimumCents,
  benefit: { kind: 'amount', amountCents },
})

describe('2+2 gratis', () => {
  test.each([
    [[1000, 1000, 1000], 0],
    [[1000, 1000, 1000, 1000], 2000],
    [[4000, 3000, 2000, 1000], 3000],
    [[4000, 3000, 2000, 1000, 500], 3000],
    [[8000, 7000, 6000, 5000, 4000, 3000, 2000, 1000], 14000],
  ])('[CA-06] of pieces at %j the two cheapest per group of four are free: %d cents', (prices, off) => {
    expect(applyDiscounts({ lines: lines(...prices), promotions: [twoPlusTwo()] }).totalCents).toBe(off)
  })

  test('[CA-06] says which pieces are free, and lets all four share the discount', () => {
    const cart = [aLine({ lineId: 1, priceCents: 3000, quantity: 3 }), aLine({ lineId: 2, priceCents: 1000 })]
    const result = applyDiscounts({ lines: cart, promotions: [twoPlusTwo()] })
    expect(Object.fromEntries(result.free)).toMatchObject({ 1: { pieces: 1 }, 2: { pieces: 1 } })
    const dearer = applyDiscounts({ lines: lines(4000, 3000, 2000, 1000), promotions: [twoPlusTwo()] })
    expect([...dearer.free.keys()]).toEqual([3, 4])
    expect(Object.fromEntries(result.lineCents)).toEqual({ 1: 3600, 2: 400 })
    expect(result.parts).toMatchObject([{ source: 'promotion', title: '2+2 gratis', amountCents: 4000 }])
  })

  test('[CA-06] counts only goods of its category, and a piece in one promotion only', () => {
    const cart = [
      aLine({ lineId: 1, quantity: 4, categoryIds: [5] }),
      aLine({ lineId: 2, quantity: 4, categoryIds: [6] }),
    ]
    expect(shares({ lines: cart, promotions: [twoPlusTwo([5]), twoPlusTwo([5], 2)] })).toEqual({
      1: 2000,
      2: 0,
    })
  })
})

test('[CA-06] from three pieces on all are cheaper', () => {
  const three: Promotion = {
    kind: 'quantity',
    id: 3,
    title: '3 halen, 15% korting',
    link: null,
    scope: everything,
    minimumQuantity: 3,
    percent: 15,
  }
  expect(shares({ lines: lines(1000, 2000), promotions: [three] })).toEqual({ 1: 0, 2: 0 })
  expect(shares({ lines: lines(1000, 2000, 3000), promotions: [three] })).toEqual({ 1: 150, 2: 300, 3: 450 })
})

test('[CA-06] of promotions on the order the one that gives most counts, and only that', () => {
  const promotions = [tenFrom(10_000, 1000, 1), tenFrom(20_000, 3000, 2), tenFrom(15_000, 2000, 3)]
  expect(applyDiscounts({ lines: lines(20_000), promotions }).parts).toMatchObject([
    { title: 'korting 2', amountCents: 3000 },
  ])
  expect(applyDiscounts({ lines: lines(19_999), promotions }).totalCents).toBe(2000)
  expect(applyDiscounts({ lines: lines(9_999), promotions }).totalCents).toBe(0)
})

describe('a code', () => {
  test('[CA-02] takes its percentage of what promotions left, then the voucher comes', () => {
    const result = applyDiscounts({
      lines: [aLine({ priceCents: 2500, quantity: 4 })],
      promotions: [twoPlusTwo()],
      code: aCode(),
      credit: aCredit(),
    })
    expect(result.parts.map((part) => [part.source, part.amountCents])).toEqual([
      ['promotion', 5000],
      ['code', 500],
      ['voucher', 500],
    ])
  })

  test('[CA-02] is for its products and categories only', () => {
    const cart = [
      aLine({ lineId: 1, productId: 9 }),
      aLine({ lineId: 2, categoryIds: [4] }),
      aLine({ lineId: 3 }),
    ]
    const scope = { ...everything, productIds: [9], categoryIds: [4] }
    expect(shares({ lines: cart, promotions: [], code: aCode({ scope }) })).toEqual({ 1: 100, 2: 100, 3: 0 })
    expect(applyDiscounts({ lines: [aLine()], promotions: [], code: aCode({ scope }) }).codeProblem).toEqual({
      reason: 'nothing_fits',
    })
  })

  test('[CA-02] can leave deals out', () => {
    const cart = [aLine({ lineId: 1, isReduced: true }), aLine({ lineId: 2 })]
    const scope = { ...everything, excludesReduced: true }
    expect(shares({ lines: cart, promotions: [], code: aCode({ scope }) })).toEqual({ 1: 0, 2: 100 })
  })

  test('[CA-02] tells what is missing below its minimum, measured at the prices on the page', () => {
    const code = aCode({ minimumCents: 5000 })
    expect(applyDiscounts({ lines: lines(3750), promotions: [], code }).codeProblem).toEqual({
      reason: 'below_minimum',
      missingCents: 1250,
    })
    const four = [aLine({ priceCents: 1250, quantity: 4 })]
    const result = applyDiscounts({ lines: four, promotions: [twoPlusTwo()], code })
    expect([result.codeProblem, result.totalCents]).toEqual([undefined, 2750])
  })

  test('[CA-02] of free delivery takes nothing off the goods', () => {
    const code = aCode({ benefit: { kind: 'free_delivery' } })
    const result = applyDiscounts({ lines: lines(1000), promotions: [], code })
    expect([result.isDeliveryFree, result.totalCents, result.parts]).toEqual([true, 0, []])
  })
})

test('[CA-07] a voucher counts from its minimum on and never pays more than the goods', () => {
  const credit = aCredit({ amountCents: 5000, minimumCents: 2000 })
  expect(applyDiscounts({ lines: lines(1999), promotions: [], credit }).creditProblem).toEqual({
    reason: 'below_minimum',
    missingCents: 1,
  })
  expect(applyDiscounts({ lines: lines(2000), promotions: [], credit }).totalCents).toBe(2000)
})

test('[CA-07] a voucher is not spent where nothing is left to take off', () => {
  const code = aCode({ benefit: { kind: 'amount', amountCents: 5000 } })
  const result = applyDiscounts({ lines: lines(3000), promotions: [], code, credit: aCredit() })
  expect([result.totalCents, result.creditProblem]).toEqual([3000, { reason: 'nothing_left' }])
})

test('an empty cart has no discount', () => {
  const result = applyDiscounts({ lines: [], promotions: [twoPlusTwo()], code: aCode(), credit: aCredit() })
  expect([result.totalCents, result.parts]).toEqual([0, []])
})

test('[CA-06] a promotion on the order is weighed by what it can really take off', () => {
  const cart = [
    aLine({ lineId: 1, priceCents: 1_000, categoryIds: [5] }),
    aLine({ lineId: 2, priceCents: 20_000 }),
  ]
  const onCategory: Promotion = { ...tenFrom(500, 5_000, 1), scope: { ...everything, categoryIds: [5] } }
  const { parts } = applyDiscounts({ lines: cart, promotions: [onCategory, tenFrom(10_000, 2_000, 2)] })
  expect(parts).toMatchObject([{ title: 'korting 2', amountCents: 2_000 }])
})

test('[CA-06] of two promotions on the order that give as much the first counts', () => {
  const { parts } = applyDiscounts({
    lines: lines(20_000),
    promotions: [tenFrom(100, 500, 1), tenFrom(100, 500, 2)],
  })
  expect(parts).toMatchObject([{ title: 'korting 1' }])
})

test('[CA-06] a promotion of free delivery gives it beside the one that takes most off', () => {
  const free: Promotion = {
    kind: 'order_amount',
    id: 1,
    title: 'gratis bezorging',
    link: null,
    scope: everything,
    minimumCents: 5_000,
    benefit: { kind: 'free_delivery' },
  }
  const promotions = [free, tenFrom(5_000, 500, 2)]
  const at = (priceCents: number) => {
    const { isDeliveryFree, totalCents } = applyDiscounts({ lines: lines(priceCents), promotions })
    return [isDeliveryFree, totalCents]
  }
  expect(at(5_000)).toEqual([true, 500])
  expect(at(4_999)).toEqual([false, 0])
  const alone = applyDiscounts({ lines: lines(5_000), promotions: [free] })
  expect([alone.isDeliveryFree, alone.totalCents, alone.parts]).toEqual([true, 0, []])
})

test('[CA-02] a code is not spent where nothing is left to take off', () => {
  const promotions = [tenFrom(100, 9_000)]
  const result = applyDiscounts({ lines: lines(3_000), promotions, code: aCode() })
  expect([result.totalCents, result.codeProblem]).toEqual([3_000, { reason: 'nothing_left' }])
})

test('[CA-02] of articles that cost the same, the odd cent falls on the same one in any order of the cart', () => {
  const cart = lines(3_000, 3_000)
  const given = { promotions: [tenFrom(100, 5)], lines: cart }
  expect(shares(given)).toEqual({ 1: 3, 2: 2 })
  expect(shares({ ...given, lines: cart.toReversed() })).toEqual(shares(given))
})
