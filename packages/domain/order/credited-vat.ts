import { allocateCents } from '../money/allocate.ts'
import { calculateIncludedVatCents } from '../money/vat.ts'
import { sumGoodsPerRate, type VatAmount, type VatGoods } from './included-vat.ts'

/** An order, or a credited part of it: what was paid for the goods, and the costs besides. */
export interface VatPart {
  goods: readonly VatGoods[]
  costsCents: number
}

/**
 * Returns the VAT on the last of an order's credits, per rate. Each credit gets the VAT on what is left before it, less
 * that on what is left after it, so that all credits together give back the VAT on the invoice to the cent, in whatever
 * steps. Costs are credited at the rates at which they were charged, not at those of the goods that happen to come back
 * with them.
 */
export function calculateCreditedVat(order: VatPart, credits: readonly VatPart[]): VatAmount[] {
  const left = sumGoodsPerRate(order.goods, order.costsCents)
  let last: VatAmount[] = []
  for (const credit of credits) {
    const shares = allocateCents(
      credit.costsCents,
      left.map((rate) => rate.costsCents),
    )
    last = left.flatMap((rate, at) => {
      const before = rate.goodsCents + rate.costsCents
      rate.goodsCents -= amountAt(credit.goods, rate.vatPercent)
      rate.costsCents -= shares[at] ?? 0
      const after = rate.goodsCents + rate.costsCents
      const vatCents =
        calculateIncludedVatCents(before, rate.vatPercent) - calculateIncludedVatCents(after, rate.vatPercent)
      const grossCents = before - after
      return grossCents === 0 ? [] : [{ vatPercent: rate.vatPercent, grossCents, vatCents }]
    })
  }
  return last
}

function amountAt(goods: readonly VatGoods[], vatPercent: number): number {
  return goods.reduce((sum, one) => (one.vatPercent === vatPercent ? sum + one.amountCents : sum), 0)
}
