import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addCredits, type Credit, type CreditableOrder, calculateRest, creditFor } from './credit.ts'

const order: CreditableOrder = {
  lines: [
    { id: 'dekbed', quantity: 2, totalCents: 11_999 },
    { id: 'kussen', quantity: 3, totalCents: 10_000 },
  ],
  costsCents: 595,
}
const nothing: Credit = { pieces: {}, costsCents: 0 }
const pieces = (asked: Record<string, number>, costsCents = 0): Credit => ({ pieces: asked, costsCents })

test('pieces go back for what they cost, odd cents first', () => {
  expect(creditFor(order, nothing, pieces({ kussen: 1 }))).toEqual({
    ok: true,
    lines: [{ id: 'kussen', quantity: 1, amountCents: 3_334 }],
    costsCents: 0,
    totalCents: 3_334,
  })
  expect(creditFor(order, pieces({ kussen: 1 }), pieces({ kussen: 2 }))).toMatchObject({ totalCents: 6_666 })
})

test('everything that is left is refunded with the costs', () => {
  const before = pieces({ dekbed: 1 }, 100)
  expect(calculateRest(order, before)).toEqual({ pieces: { dekbed: 1, kussen: 3 }, costsCents: 495 })
  expect(creditFor(order, before, calculateRest(order, before))).toMatchObject({
    totalCents: 5_999 + 10_000 + 495,
  })
})

test.each([
  [{ stoel: 1 }, 0, 'unknown_line'],
  [{ dekbed: 3 }, 0, 'too_many_pieces'],
  [{ dekbed: -1 }, 0, 'too_many_pieces'],
  [{ dekbed: 0.5 }, 0, 'too_many_pieces'],
  [{ dekbed: Number.NaN }, 0, 'too_many_pieces'],
  [{}, 596, 'too_much_costs'],
  [{}, -1, 'too_much_costs'],
  [{ dekbed: 0 }, 0, 'nothing'],
] as const)('%j with costs of %d is refused: %s', (asked, costsCents, reason) => {
  expect(creditFor(order, nothing, pieces({ ...asked }, costsCents))).toEqual({ ok: false, reason })
})

test('a discount that no line carries is credited only as a whole', () => {
  const withDiscount = { ...order, costsCents: -500 }
  expect(creditFor(withDiscount, nothing, pieces({}, -250))).toMatchObject({ reason: 'too_much_costs' })
  expect(creditFor(withDiscount, nothing, calculateRest(withDiscount, nothing))).toMatchObject({
    totalCents: 21_499,
  })
})

test('in whatever steps an order is credited, they add up to what it cost', () => {
  const anyLine = fc.record({ quantity: fc.integer({ min: 1, max: 9 }), totalCents: fc.nat(100_000) })
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 5 }),
      fc.nat(5_000),
      fc.infiniteStream(fc.nat(3)),
      (lines, costsCents, dice) => {
        const whole = { lines: lines.map((line, index) => ({ id: `line-${index}`, ...line })), costsCents }
        const total = lines.reduce((sum, line) => sum + line.totalCents, costsCents)
        let before = nothing
        let back = 0
        for (let step = 0; step < 4; step += 1) {
          const left = calculateRest(whole, before)
          const some = Object.fromEntries(
            Object.entries(left.pieces).map(([id, count]) => [id, Math.min(count, dice.next().value ?? 0)]),
          )
          const credit = creditFor(whole, before, pieces(some))
          if (!credit.ok) continue
          back += credit.totalCents
          before = addCredits(before, pieces(some))
        }
        const rest = creditFor(whole, before, calculateRest(whole, before))
        if (rest.ok) back += rest.totalCents
        expect(back).toBe(total)
      },
    ),
  )
})

test('what was credited before cannot be credited again', () => {
  expect(creditFor(order, pieces({ kussen: 2 }), pieces({ kussen: 2 }))).toMatchObject({
    reason: 'too_many_pieces',
  })
  expect(creditFor(order, pieces({ kussen: 3 }), pieces({ kussen: 1 }))).toMatchObject({
    reason: 'too_many_pieces',
  })
  expect(creditFor(order, pieces({}, 500), pieces({}, 96))).toMatchObject({ reason: 'too_much_costs' })
  expect(creditFor(order, pieces({}, 500), pieces({}, 95))).toMatchObject({ ok: true, totalCents: 95 })
})
