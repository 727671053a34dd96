import { calculateNetCents } from '../money/vat.ts'
import { spreadOverRates } from '../order/included-vat.ts'

/** Goods at prices that include VAT, with the rate of that VAT. */
export interface GrossLine {
  priceCents: number
  quantity: number
  /** The discount on the whole line. */
  discountCents: number
  vatPercent: number
}

/**
 * Returns a line for a buyer who declares the VAT: a net price per piece. The discount brings the line to the net of
 * what it costs after discounts, so that odd cents of the price per piece never make a discounted line dearer.
 */
export function subtractLineVat({ priceCents, quantity, discountCents, vatPercent }: GrossLine): {
  priceCents: number
  discountCents: number
} {
  const netPrice = calculateNetCents(priceCents, vatPercent)
  if (discountCents === 0) return { priceCents: netPrice, discountCents: 0 }
  const netPaid = calculateNetCents(priceCents * quantity - discountCents, vatPercent)
  return { priceCents: netPrice, discountCents: Math.max(0, netPrice * quantity - netPaid) }
}

/** Removes the VAT from delivery or another cost, which follows the rates of the goods; without goods there is no VAT. */
export function subtractCostVat(costCents: number, goods: readonly GrossLine[]): number {
  if (goods.length === 0) return costCents
  const amounts = goods.map((line) => ({
    amountCents: line.priceCents * line.quantity - line.discountCents,
    vatPercent: line.vatPercent,
  }))
  const [shares = []] = spreadOverRates(amounts, [costCents])
  return shares.reduce((sum, { cents, vatPercent }) => sum + calculateNetCents(cents, vatPercent), 0)
}
