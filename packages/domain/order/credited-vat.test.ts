import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyShare } from '../testing/any-share.ts'
import { calculateCreditedVat, type VatPart } from './credited-vat.ts'
import { calculateIncludedVat, type VatAmount } from './included-vat.ts'

const part = (goods: [amountCents: number, vatPercent: number][], costsCents = 0): VatPart => ({
  goods: goods.map(([amountCents, vatPercent]) => ({ amountCents, vatPercent })),
  costsCents,
})

test('costs go back at the rates at which they were charged', () => {
  const order = part(
    [
      [3_000, 21],
      [1_000, 9],
    ],
    400,
  )
  expect(calculateCreditedVat(order, [part([], 400)])).toEqual([
    { vatPercent: 9, grossCents: 100, vatCents: 8 },
    { vatPercent: 21, grossCents: 300, vatCents: 52 },
  ])
})

test('an amount that no rate of the order has is not credited', () => {
  expect(calculateCreditedVat(part([[1_000, 21]]), [part([])])).toEqual([])
})

const rate = fc.constantFrom(0, 6, 9, 21)
const line = fc.record({ amountCents: fc.nat(100_000), vatPercent: rate })

test('whatever the rates and steps, credits give back the invoice: gross and VAT of each rate, to the cent', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.nat(5_000),
      fc.array(anyShare, { maxLength: 4 }),
      (goods, costsCents, steps) => {
        const order = { goods, costsCents }
        const credits: VatPart[] = []
        const back = new Map<number, VatAmount>()
        let left: VatPart = order
        for (const share of [...steps, 1]) {
          const credit = {
            goods: left.goods.map((one) => ({ ...one, amountCents: Math.floor(one.amountCents * share) })),
            costsCents: Math.floor(left.costsCents * share),
          }
          left = minus(left, credit)
          credits.push(credit)
          for (const amount of calculateCreditedVat(order, credits)) {
            expect(Math.min(amount.grossCents, amount.vatCents)).toBeGreaterThanOrEqual(0)
            back.set(amount.vatPercent, plus(amount, back.get(amount.vatPercent)))
          }
        }
        const invoice = calculateIncludedVat(goods, costsCents).filter(({ grossCents }) => grossCents > 0)
        expect([...back.values()].toSorted((a, b) => a.vatPercent - b.vatPercent)).toEqual(invoice)
      },
    ),
  )
})

function minus(whole: VatPart, credit: VatPart): VatPart {
  return {
    goods: whole.goods.map((one, at) => ({
      ...one,
      amountCents: one.amountCents - (credit.goods[at]?.amountCents ?? 0),
    })),
    costsCents: whole.costsCents - credit.costsCents,
  }
}

function plus(amount: VatAmount, before: VatAmount | undefined): VatAmount {
  return {
    vatPercent: amount.vatPercent,
    grossCents: amount.grossCents + (before?.grossCents ?? 0),
    vatCents: amount.vatCents + (before?.vatCents ?? 0),
  }
}
