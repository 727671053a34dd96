import { allocateCents } from '../money/allocate.ts'
import { calculateIncludedVatCents } from '../money/vat.ts'

export interface VatGoods {
  amountCents: number
  vatPercent: number
}
export interface VatAmount {
  vatPercent: number
  grossCents: number
  vatCents: number
}

/**
 * Returns the VAT inside what an order costs, per rate, lowest rate first. Costs (shipping, insurance, payment) share
 * the rates of the goods in proportion to what is paid for them, as Dutch and Belgian tax offices treat costs that
 * accompany a sale. Gross amounts add up to goods plus costs, to the cent.
 */
export function calculateIncludedVat(goods: readonly VatGoods[], costsCents: number): VatAmount[] {
  return sumGoodsPerRate(goods, costsCents).map((rate) => {
    const grossCents = rate.goodsCents + rate.costsCents
    return {
      vatPercent: rate.vatPercent,
      grossCents,
      vatCents: calculateIncludedVatCents(grossCents, rate.vatPercent),
    }
  })
}

/** What is paid for the goods at one rate, and their share of the costs. */
export interface RateAmount {
  vatPercent: number
  goodsCents: number
  costsCents: number
}

/**
 * Groups goods by rate, the lowest first, with each rate's share of the costs: the largest remainders get the odd cents.
 */
export function sumGoodsPerRate(goods: readonly VatGoods[], costsCents: number): RateAmount[] {
  const perRate = new Map<number, number>()
  for (const { amountCents, vatPercent } of goods) {
    perRate.set(vatPercent, (perRate.get(vatPercent) ?? 0) + amountCents)
  }
  const rates = [...perRate].toSorted(([a], [b]) => a - b)
  const shares = allocateCents(
    costsCents,
    rates.map(([, amountCents]) => amountCents),
  )
  return rates.map(([vatPercent, goodsCents], at) => ({
    vatPercent,
    goodsCents,
    costsCents: shares[at] ?? 0,
  }))
}

/** Divides each of these costs over the rates; together they equal what `calculateIncludedVat` gives each rate. */
export function spreadOverRates(
  goods: readonly VatGoods[],
  costs: readonly number[],
): { vatPercent: number; cents: number }[][] {
  const rates = sumGoodsPerRate(
    goods,
    costs.reduce((sum, cents) => sum + cents, 0),
  )
  const left = rates.map((rate) => rate.costsCents)
  return costs.map((cost) => {
    const shares = allocateCents(cost, left)
    return rates.map(({ vatPercent }, at) => {
      const cents = shares[at] ?? 0
      left[at] = (left[at] ?? 0) - cents
      return { vatPercent, cents }
    })
  })
}
