import { netCents } from '../money/vat.ts'
import { spreadOverRates } from '../order/included-vat.ts'

/** Goods at prices that include VAT, with the rate that is in them. */
export interface GrossLine {
  priceCents: number
  quantity: number
  /** What goes off the whole line. */
  discountCents: number
  vatPercent: number
}

/**
 * A line as who declares the VAT pays it: a net price per piece. What goes off brings the line to the net of what it costs
 * after discounts, so that odd cents of the price per piece never make a discounted line dearer.
 */
export function lineWithoutVat({ priceCents, quantity, discountCents, vatPercent }: GrossLine): {
  priceCents: number
  discountCents: number
} {
  const netPrice = netCents(priceCents, vatPercent)
  if (discountCents === 0) return { priceCents: netPrice, discountCents: 0 }
  const netPaid = netCents(priceCents * quantity - discountCents, vatPercent)
  return { priceCents: netPrice, discountCents: Math.max(0, netPrice * quantity - netPaid) }
}

/** Delivery or another cost without the VAT in it, which follows the rates of the goods; without goods there is none. */
export function costWithoutVat(costCents: number, goods: readonly GrossLine[]): number {
  if (goods.length === 0) return costCents
  const amounts = goods.map((line) => ({
    amountCents: line.priceCents * line.quantity - line.discountCents,
    vatPercent: line.vatPercent,
  }))
  const [shares = []] = spreadOverRates(amounts, [costCents])
  return shares.reduce((sum, { cents, vatPercent }) => sum + netCents(cents, vatPercent), 0)
}
