interface TotalsLine {
  priceCents: number
  formerPriceCents?: number
  quantity: number
}

export interface CartTotalsInput {
  lines: readonly TotalsLine[]
  shippingCents: number
  paymentCents: number
  insuranceCents: number
  /** The price of taking away old mattresses and beds. */
  haulAwayCents?: number
  /** As a positive amount. */
  discountCents: number
}

export interface CartTotals {
  subTotalCents: number
  /** The goods at their former prices where those are higher, and at their present ones elsewhere. */
  subTotalOldCents: number
  /** What a shopper saves on the former prices, without the discount. */
  subTotalDiffCents: number
  shippingCents: number
  paymentCents: number
  insuranceCents: number
  haulAwayCents: number
  discountCents: number
  grandTotalCents: number
  totalQuantity: number
}

/**
 * Adds up a cart (CA-01). A discount takes off at most the price of the goods: it never pays for shipping, and nothing
 * falls below zero. Throws RangeError for amounts or quantities that are negative, not whole, or too large to add
 * exactly.
 */
export function calculateCartTotals(input: CartTotalsInput): CartTotals {
  const { lines, shippingCents, paymentCents, insuranceCents, haulAwayCents = 0 } = input
  for (const { priceCents, formerPriceCents = 0, quantity } of lines) {
    assertAmounts({ priceCents, formerPriceCents, quantity })
  }
  const subTotalCents = sum(lines.map((line) => line.priceCents * line.quantity))
  const subTotalOldCents = sum(lines.map((line) => formerPriceOf(line) * line.quantity))
  const discountCents = Math.min(input.discountCents, subTotalCents)
  const totals = {
    subTotalCents,
    subTotalOldCents,
    subTotalDiffCents: subTotalOldCents - subTotalCents,
    shippingCents,
    paymentCents,
    insuranceCents,
    haulAwayCents,
    discountCents,
    grandTotalCents:
      subTotalCents - discountCents + shippingCents + paymentCents + insuranceCents + haulAwayCents,
    totalQuantity: sum(lines.map((line) => line.quantity)),
  }
  assertAmounts(totals)
  return totals
}

function formerPriceOf({ priceCents, formerPriceCents = 0 }: TotalsLine): number {
  return Math.max(priceCents, formerPriceCents)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

function assertAmounts(amounts: Readonly<Record<string, number>>): void {
  for (const [name, amount] of Object.entries(amounts)) {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${name} cannot be ${amount}`)
  }
}
