import { type Cost, sumCosts } from './costs.ts'

interface TotalsLine {
  priceCents: number
  formerPriceCents?: number
  quantity: number
}

export interface CartTotalsInput {
  lines: readonly TotalsLine[]
  /** Everything that is paid besides the goods, as `listCosts` returns it. */
  costs: readonly Cost[]
  /** As a positive amount. */
  discountCents: number
}

export interface CartTotals {
  subTotalCents: number
  /** The goods at their former prices where those are higher, and at their present ones elsewhere. */
  subTotalOldCents: number
  /** What a shopper saves on the former prices, without the discount. */
  subTotalDiffCents: number
  costs: readonly Cost[]
  discountCents: number
  grandTotalCents: number
  totalQuantity: number
}

/**
 * Adds up a cart (CA-01). A discount takes off at most the price of the goods: it never pays for shipping, and nothing
 * falls below zero. Throws RangeError for amounts or quantities that are negative, not whole, or too large to add
 * exactly.
 */
export function calculateCartTotals({ lines, costs, ...input }: CartTotalsInput): CartTotals {
  for (const { priceCents, formerPriceCents = 0, quantity } of lines) {
    assertAmounts({ priceCents, formerPriceCents, quantity })
  }
  for (const { kind, cents } of costs) assertAmounts({ [kind]: cents })
  const subTotalCents = sum(lines.map((line) => line.priceCents * line.quantity))
  const subTotalOldCents = sum(lines.map((line) => toFormerPrice(line) * line.quantity))
  const discountCents = Math.min(input.discountCents, subTotalCents)
  const amounts = {
    subTotalCents,
    subTotalOldCents,
    subTotalDiffCents: subTotalOldCents - subTotalCents,
    discountCents,
    grandTotalCents: calculateGrandTotalCents({ subTotalCents, costs, discountCents }),
    totalQuantity: sum(lines.map((line) => line.quantity)),
  }
  assertAmounts(amounts)
  return { ...amounts, costs }
}

/** Returns what is paid in all: the goods less the discount, and every cost. */
export function calculateGrandTotalCents({
  subTotalCents,
  costs,
  discountCents,
}: Pick<CartTotals, 'subTotalCents' | 'costs' | 'discountCents'>): number {
  return subTotalCents - discountCents + sumCosts(costs)
}

function toFormerPrice({ priceCents, formerPriceCents = 0 }: TotalsLine): number {
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
