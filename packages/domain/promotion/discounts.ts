import { Bill, type DiscountPart } from './bill.ts'
import { chooseFreePieces } from './free-pieces.ts'
import {
  type Benefit,
  type Credit,
  countPieces,
  type DiscountCode,
  type DiscountLine,
  explainLeftOut,
  type FreePiecesPromotion,
  isInScope,
  type LeftOut,
  type OrderPromotion,
  type Promotion,
  type QuantityPromotion,
  sumAmountCents,
} from './promotion.ts'

export interface DiscountInput {
  lines: readonly DiscountLine[]
  /** In the shop's order: goods take part in the first promotion on pieces or quantity that includes them. */
  promotions: readonly Promotion[]
  code?: DiscountCode | undefined
  credit?: Credit | undefined
}

/** Why a code or credit takes nothing off this cart. */
export type Unfit =
  | { reason: 'below_minimum'; missingCents: number }
  | { reason: 'nothing_fits' }
  /** All goods that the code is for are reduced already, or were cheaper in the last 30 days. */
  | { reason: 'left_out'; why: LeftOut }
  /** Other discounts took everything that may be taken off, so using this one would waste it. */
  | { reason: 'nothing_left' }
  /** The code gives free delivery, and delivery costs nothing without it. */
  | { reason: 'delivery_is_free' }

export interface Discounts {
  /** The discounts, in the order in which they are taken off, without those of 0 cents. */
  parts: DiscountPart[]
  totalCents: number
  /** The share of each line, by variant. The shares add up to the total. */
  lineCents: ReadonlyMap<number, number>
  /** Free pieces by variant, with the promotion's name. */
  free: ReadonlyMap<number, { pieces: number; title: string }>
  isDeliveryFree: boolean
  codeProblem: Unfit | undefined
  creditProblem: Unfit | undefined
}

/**
 * Combines discounts by the one rule of the shop (CA-02, CA-06, CA-07). In turn come promotions on pieces, at most one
 * for each article; the one promotion on the whole order that gives most; one discount code; one voucher. Each takes
 * from what the previous ones left. Minimums count the goods at the prices on the page, so no discount ever puts another
 * out of reach. Every amount is spread over the goods that it is for, in proportion to what is left of them, so that the
 * price of a line is known to the cent.
 */
export function applyDiscounts(input: DiscountInput): Discounts {
  // A fixed order, whatever the cart's, so that odd cents always fall on the same goods.
  const lines = input.lines.toSorted((a, b) => b.priceCents - a.priceCents || a.lineId - b.lineId)
  const bill = new Bill(lines)
  takePromotionsOnPieces(bill, input.promotions)
  takeOrderPromotion(bill, input.promotions)
  const codeProblem = input.code && takeCode(bill, input.code)
  const creditProblem = input.credit && takeCredit(bill, input.credit)
  return { ...bill.result(), codeProblem, creditProblem }
}

function takePromotionsOnPieces(bill: Bill, promotions: readonly Promotion[]): void {
  const taken = new Set<DiscountLine>()
  for (const promotion of promotions) {
    if (promotion.kind === 'order_amount') continue
    const indexes = bill.findIndexes((line) => !taken.has(line) && isInScope(promotion.scope, line))
    for (const line of bill.linesAt(indexes)) taken.add(line)
    if (promotion.kind === 'free_pieces') takeFreePieces(bill, promotion, indexes)
    else takeQuantity(bill, promotion, indexes)
  }
}

function takeFreePieces(bill: Bill, promotion: FreePiecesPromotion, indexes: readonly number[]): void {
  const lines = bill.linesAt(indexes)
  const { amountCents, freePieces, groupedCents } = chooseFreePieces(lines, promotion)
  const { title } = promotion
  bill.take({ source: 'promotion', title, code: null }, amountCents, indexes, groupedCents)
  for (const [at, { lineId }] of lines.entries()) {
    const pieces = freePieces[at] ?? 0
    if (pieces > 0) bill.free.set(lineId, { pieces, title })
  }
}

function takeQuantity(bill: Bill, promotion: QuantityPromotion, indexes: readonly number[]): void {
  if (countPieces(bill.linesAt(indexes)) < promotion.minimumQuantity) return
  const amountCents = takePercent(bill.sumRest(indexes), promotion.percent)
  bill.take({ source: 'promotion', title: promotion.title, code: null }, amountCents, indexes)
}

function takeOrderPromotion(bill: Bill, promotions: readonly Promotion[]): void {
  let best: { promotion: OrderPromotion; indexes: number[]; amountCents: number } | undefined
  for (const promotion of promotions) {
    if (promotion.kind !== 'order_amount') continue
    const indexes = bill.findIndexes((line) => isInScope(promotion.scope, line))
    if (indexes.length === 0 || sumAmountCents(bill.linesAt(indexes)) < promotion.minimumCents) continue
    if (promotion.benefit.kind === 'free_delivery') bill.isDeliveryFree = true
    const amountCents = Math.min(
      calculateBenefitCents(promotion.benefit, bill.sumRest(indexes)),
      bill.sumRest(indexes),
    )
    if (amountCents > (best?.amountCents ?? 0)) best = { promotion, indexes, amountCents }
  }
  if (best === undefined) return
  bill.take({ source: 'promotion', title: best.promotion.title, code: null }, best.amountCents, best.indexes)
}

function takeCode(bill: Bill, discount: DiscountCode): Unfit | undefined {
  const { code, title, scope, minimumCents, benefit } = discount
  const meant = bill.findIndexes((line) => isInScope({ ...scope, excludesReduced: false }, line))
  const counting = bill.findIndexes((line) => isInScope(scope, line))
  if (meant.length > 0 && counting.length === 0) return { reason: 'left_out', why: 'reduced' }
  const problem = findMisfit(bill.linesAt(counting), minimumCents)
  if (problem) return problem
  const indexes = counting.filter((at) =>
    bill.linesAt([at]).every((line) => explainLeftOut(discount, line) === undefined),
  )
  if (indexes.length === 0) return { reason: 'left_out', why: 'was_cheaper' }
  if (benefit.kind === 'free_delivery') {
    if (bill.isDeliveryFree) return { reason: 'delivery_is_free' }
    bill.isDeliveryFree = true
    return undefined
  }
  const takenCents = bill.take(
    { source: 'code', title, code },
    calculateBenefitCents(benefit, bill.sumRest(indexes)),
    indexes,
  )
  return takenCents > 0 ? undefined : { reason: 'nothing_left' }
}

function takeCredit(bill: Bill, { code, title, minimumCents, amountCents }: Credit): Unfit | undefined {
  const problem = findMisfit(bill.lines, minimumCents)
  if (problem) return problem
  const takenCents = bill.take({ source: 'voucher', title, code }, amountCents, [...bill.lines.keys()])
  return takenCents > 0 ? undefined : { reason: 'nothing_left' }
}

function findMisfit(lines: readonly DiscountLine[], minimumCents: number): Unfit | undefined {
  if (lines.length === 0) return { reason: 'nothing_fits' }
  const missingCents = minimumCents - sumAmountCents(lines)
  return missingCents > 0 ? { reason: 'below_minimum', missingCents } : undefined
}

function calculateBenefitCents(benefit: Benefit, restCents: number): number {
  switch (benefit.kind) {
    case 'percentage':
      return takePercent(restCents, benefit.percent)
    case 'amount':
      return benefit.amountCents
    case 'free_delivery':
      return 0
  }
}

/** Rounds half a cent in the shopper's favour. */
function takePercent(cents: number, percent: number): number {
  return Math.round((cents * percent) / 100)
}
