import { allocateCents } from '../money/allocate.ts'
import { includedVatCents } from '../money/vat.ts'

export type VatGoods = { amountCents: number; vatPercent: number }
export type VatAmount = { vatPercent: number; grossCents: number; vatCents: number }

/**
 * The VAT inside what an order costs, per rate, lowest rate first. Costs (shipping, insurance, payment) and discounts
 * share the rates of the goods in proportion to their amounts, as Dutch and Belgian tax offices treat ancillary costs.
 * `extraCents` is costs minus discount. Gross amounts add up to goods plus extra, to the cent.
 */
export function includedVat(goods: readonly VatGoods[], extraCents: number): VatAmount[] {
  const perRate = new Map<number, number>()
  for (const { amountCents, vatPercent } of goods) {
    perRate.set(vatPercent, (perRate.get(vatPercent) ?? 0) + amountCents)
  }
  const rates = [...perRate].toSorted(([a], [b]) => a - b)
  const shares = allocateCents(
    extraCents,
    rates.map(([, amountCents]) => amountCents),
  )
  return rates.map(([vatPercent, amountCents], index) => {
    const grossCents = amountCents + (shares[index] ?? 0)
    return { vatPercent, grossCents, vatCents: includedVatCents(grossCents, vatPercent) }
  })
}
