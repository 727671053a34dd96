/** The most pieces of one variant that a cart line can hold, and so the highest number ever shown. */
export const mostPieces = 99
/** Up to this many pieces the stock is 'a few', up to the second 'enough'. */
const fewPieces = 5
const enoughPieces = 25

export interface Stock {
  stockOnHand: number
  stockReserved: number
}

/** Returns the pieces in the warehouse that no other buyer is paying for. */
export function countPiecesInStock(stock: Stock): number {
  return Math.max(0, stock.stockOnHand - stock.stockReserved)
}

/**
 * Returns the stock as far as pages tell it apart, for what is kept in memory: orders of goods that are plenty are not
 * announced, and an order that is sent takes its pieces out of both numbers.
 */
export function toShownStock(stock: Stock): Stock {
  const pieces = Math.min(mostPieces, countPiecesInStock(stock))
  const stockReserved = pieces === 0 && stock.stockOnHand > 0 ? 1 : 0
  return { stockOnHand: pieces + stockReserved, stockReserved }
}

/** Returns the pieces that can be ordered: those in stock or, with a lead time, as many as a cart line can hold. */
export function countOrderablePieces(stock: Stock, leadTimeDays: number | null): number {
  return leadTimeDays === null ? Math.min(mostPieces, countPiecesInStock(stock)) : mostPieces
}

/** Scores the stock: 0 none, 1 a few, 2 enough, 3 plenty. */
export function calculateStockScore(pieces: number): 0 | 1 | 2 | 3 {
  if (pieces === 0) return 0
  if (pieces <= fewPieces) return 1
  return pieces <= enoughPieces ? 2 : 3
}

/**
 * Whether a piece is sold for good: one that came back or stood in the showroom is one of a kind. While a buyer is
 * still paying, it can become free again.
 */
export function isGone(
  { condition, leadTimeDays }: { condition: 'new' | 'used'; leadTimeDays: number | null },
  { stockOnHand }: Pick<Stock, 'stockOnHand'>,
): boolean {
  return condition === 'used' && leadTimeDays === null && stockOnHand <= 0
}

/** Returns the words over the picture of a product that cannot be bought (CT-03). */
export function chooseSoldOutOverlay(
  product: Parameters<typeof isGone>[0],
  variants: readonly Pick<Stock, 'stockOnHand'>[],
): string {
  return variants.every((variant) => isGone(product, variant)) ? 'Verkocht' : 'Tijdelijk uitverkocht'
}
