/** The goods that a promotion or code is for: all goods when it names neither products nor categories. */
export interface Scope {
  productIds: readonly number[]
  /** Goods in categories below these are included. */
  categoryIds: readonly number[]
  /** Excludes goods whose price is already reduced: deals and sale. */
  excludesReduced: boolean
}

/** What is taken off once a minimum is reached. */
export type Benefit =
  | { kind: 'percentage'; percent: number }
  | { kind: 'amount'; amountCents: number }
  | { kind: 'free_delivery' }

/** A promotion that applies by itself, for everybody. */
export type Promotion = { id: number; title: string; link: string | null; scope: Scope } & (
  | /** '2+2 gratis': of every `groupSize` pieces the `freePieces` cheapest are free. */
  { kind: 'free_pieces'; groupSize: number; freePieces: number }
  /** From this number of pieces on, all of them are cheaper. */
  | { kind: 'quantity'; minimumQuantity: number; percent: number }
  /** From this amount on, the order is cheaper. */
  | { kind: 'order_amount'; minimumCents: number; benefit: Benefit }
)
export type FreePiecesPromotion = Extract<Promotion, { kind: 'free_pieces' }>
export type QuantityPromotion = Extract<Promotion, { kind: 'quantity' }>
export type OrderPromotion = Extract<Promotion, { kind: 'order_amount' }>

export interface DiscountCode {
  code: string
  title: string
  scope: Scope
  minimumCents: number
  benefit: Benefit
  /**
   * Whether the code is announced to everybody, which makes it a price reduction in the law's sense, or given to
   * somebody.
   */
  isAnnounced: boolean
}

/** A credit that the shopper received: the voucher that comes with an order, or the one for signing up. */
export interface Credit {
  code: string
  title: string
  amountCents: number
  minimumCents: number
}

/** Goods as discounts see them. Beds of one variant that were composed differently are on lines of their own. */
export interface DiscountLine {
  /** Names the line among the others. Of equally dear goods the lowest comes first. */
  lineId: number
  productId: number
  /** All categories in which the product is shown, and those above them. */
  categoryIds: readonly number[]
  priceCents: number
  quantity: number
  isReduced: boolean
  /** The lowest price of one piece in the period that the law looks back; the present price when it was never lower. */
  lowestCents: number
}

/** Whether a line of goods falls under a promotion or code. A scope without products and categories is for all goods. */
export function isInScope(scope: Scope, line: DiscountLine): boolean {
  if (scope.excludesReduced && line.isReduced) return false
  if (scope.productIds.length === 0 && scope.categoryIds.length === 0) return true
  return (
    scope.productIds.includes(line.productId) || scope.categoryIds.some((id) => line.categoryIds.includes(id))
  )
}

/** Why a code that is for these goods takes nothing off them. */
export type LeftOut = 'reduced' | 'was_cheaper'

/**
 * Returns why a code takes nothing off a line although it is for these goods; undefined when it does, or when it is for
 * other goods. A code that is announced to all may only be counted from the lowest price of 30 days (art. 5a Besluit
 * prijsaanduiding producten, art. VI.18 WER; EU Court C-330/23). Goods that were cheaper in that time are therefore left
 * out, so that every saving is counted from the price on the page, which then is that lowest one (decision 0060). Free
 * delivery reduces no price.
 */
export function explainLeftOut(
  { scope, benefit, isAnnounced }: Pick<DiscountCode, 'scope' | 'benefit' | 'isAnnounced'>,
  line: DiscountLine,
): LeftOut | undefined {
  if (!isInScope({ ...scope, excludesReduced: false }, line)) return undefined
  if (scope.excludesReduced && line.isReduced) return 'reduced'
  const countsPrices = isAnnounced && benefit.kind !== 'free_delivery'
  return countsPrices && line.lowestCents < line.priceCents ? 'was_cheaper' : undefined
}

/** Returns what goods cost at the prices on the page; every minimum is measured by it. */
export function sumAmountCents(lines: readonly DiscountLine[]): number {
  return lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0)
}

/** Counts the pieces on all lines together. */
export function countPieces(lines: readonly DiscountLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}
