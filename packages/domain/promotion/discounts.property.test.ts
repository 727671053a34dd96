import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyDiscounts, type DiscountInput } from './discounts.ts'
import { aLine } from './promotion.builders.ts'
import { type Benefit, type DiscountLine, type Promotion, type Scope, sumAmountCents } from './promotion.ts'

const cents = fc.integer({ min: 1, max: 50_000 })
const percent = fc.integer({ min: 1, max: 100 })
const scope: fc.Arbitrary<Scope> = fc.record({
  productIds: fc.constant([]),
  categoryIds: fc.subarray([1, 2, 3]),
  excludesReduced: fc.boolean(),
})
const benefit: fc.Arbitrary<Benefit> = fc.oneof(
  fc.record({ kind: fc.constant('percentage' as const), percent }),
  fc.record({ kind: fc.constant('amount' as const), amountCents: cents }),
  fc.constant({ kind: 'free_delivery' as const }),
)
const base = { id: fc.nat(), title: fc.constant('actie'), link: fc.constant(null), scope }
const promotion: fc.Arbitrary<Promotion> = fc.oneof(
  fc
    .record({
      ...base,
      kind: fc.constant('free_pieces' as const),
      paid: fc.integer({ min: 1, max: 3 }),
      freePieces: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ paid, ...rest }) => ({ ...rest, groupSize: paid + rest.freePieces })),
  fc.record({
    ...base,
    kind: fc.constant('quantity' as const),
    minimumQuantity: fc.integer({ min: 1, max: 6 }),
    percent,
  }),
  fc.record({
    ...base,
    kind: fc.constant('order_amount' as const),
    minimumCents: fc.nat({ max: 100_000 }),
    benefit,
  }),
)
const line = fc
  .record({
    priceCents: cents,
    quantity: fc.integer({ min: 1, max: 6 }),
    categoryIds: fc.subarray([1, 2, 3]),
    isReduced: fc.boolean(),
  })
  .map((special) => aLine(special))
const cart = fc
  .array(line, { maxLength: 6 })
  .map((lines) => lines.map((one, index) => ({ ...one, lineId: index + 1 })))
const code = fc.record({
  code: fc.constant('CODE'),
  title: fc.constant('code'),
  scope,
  minimumCents: fc.nat({ max: 50_000 }),
  benefit,
  isAnnounced: fc.boolean(),
})
const credit = fc.record({
  code: fc.constant('3467'),
  title: fc.constant('voucher'),
  amountCents: cents,
  minimumCents: fc.nat({ max: 50_000 }),
})
const input: fc.Arbitrary<DiscountInput> = fc.record({
  lines: cart,
  promotions: fc.array(promotion, { maxLength: 4 }),
  code: fc.option(code, { nil: undefined }),
  credit: fc.option(credit, { nil: undefined }),
})
const toPay = (given: DiscountInput) => sumAmountCents(given.lines) - applyDiscounts(given).totalCents
const runs = { numRuns: 500 }

test('[CA-02] nothing is ever negative, whatever is taken off', () => {
  fc.assert(
    fc.property(input, (given) => {
      const { lineCents, parts } = applyDiscounts(given)
      for (const { lineId, priceCents, quantity } of given.lines) {
        expect(lineCents.get(lineId)).toBeGreaterThanOrEqual(0)
        expect(lineCents.get(lineId)).toBeLessThanOrEqual(priceCents * quantity)
      }
      for (const part of parts) expect(part.amountCents).toBeGreaterThan(0)
      expect(toPay(given)).toBeGreaterThanOrEqual(0)
    }),
    runs,
  )
})

test('[CA-02] parts and shares of the lines add up to the discount, to the cent', () => {
  fc.assert(
    fc.property(input, (given) => {
      const { lineCents, parts, totalCents } = applyDiscounts(given)
      expect(parts.reduce((sum, part) => sum + part.amountCents, 0)).toBe(totalCents)
      expect([...lineCents.values()].reduce((sum, amount) => sum + amount, 0)).toBe(totalCents)
    }),
    runs,
  )
})

test('[CA-02] the order of the lines does not matter', () => {
  fc.assert(
    fc.property(input, (given) => {
      const reversed = applyDiscounts({ ...given, lines: given.lines.toReversed() })
      expect(reversed).toEqual(applyDiscounts(given))
    }),
    runs,
  )
})

test('[CA-02] a code or voucher never makes an order dearer, and without it the sum is as before', () => {
  fc.assert(
    fc.property(input, (given) => {
      const without = { lines: given.lines, promotions: given.promotions }
      expect(toPay(given)).toBeLessThanOrEqual(toPay(without))
      expect(applyDiscounts({ ...given, code: undefined, credit: undefined })).toEqual(
        applyDiscounts(without),
      )
    }),
    runs,
  )
})

test('[CA-06] one more piece never costs more than its price, so what was there gets no dearer', () => {
  fc.assert(
    fc.property(input, line, fc.nat(), (any, added, pick) => {
      const given = forAllGoods(any)
      const known = given.lines[pick % (given.lines.length + 1)]
      const more = known ? onceMore(given.lines, known) : [...given.lines, { ...added, lineId: 99 }]
      const priceCents = sumAmountCents(more) - sumAmountCents(given.lines)
      expect(toPay({ ...given, lines: more })).toBeLessThanOrEqual(toPay(given) + priceCents)
    }),
    { numRuns: 2000 },
  )
})

/**
 * Makes the code and promotions on the order count for all goods: a code for some goods gives less when those carry more
 * of another promotion.
 */
function forAllGoods(given: DiscountInput): DiscountInput {
  const scope: Scope = { productIds: [], categoryIds: [], excludesReduced: false }
  const promotions = given.promotions.map((one) => (one.kind === 'order_amount' ? { ...one, scope } : one))
  return { ...given, promotions, code: given.code && { ...given.code, scope } }
}

function onceMore(lines: readonly DiscountLine[], line: DiscountLine): DiscountLine[] {
  return lines.map((one) => (one === line ? { ...one, quantity: one.quantity + 1 } : one))
}
