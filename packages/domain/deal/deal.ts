/** The part of a deal that decides prices: a price for a time and, with a cap, for a number of pieces. */
export interface Deal {
  priceCents: number
  startsAt: Date
  /** The first moment at which the price no longer applies. */
  endsAt: Date
  /** The moment at which staff ended it early. */
  endedAt: Date | null
  /** How many pieces can be sold at this price; null sets no limit. */
  pieceCap: number | null
  /** Pieces that were sold or are held by unpaid orders. */
  piecesTaken: number
  /** The moment at which the last piece was taken. */
  usedUpAt: Date | null
}

/** Returns when the deal's time is over, whether or not pieces are left. */
export function calculateDealEnd({ endsAt, endedAt }: Pick<Deal, 'endsAt' | 'endedAt'>): Date {
  return endedAt !== null && endedAt < endsAt ? endedAt : endsAt
}

/** Whether the deal has started and its time is not over. */
export function isDealTime(deal: Pick<Deal, 'startsAt' | 'endsAt' | 'endedAt'>, at: Date): boolean {
  return deal.startsAt <= at && at < calculateDealEnd(deal)
}

/** Whether the deal's price applies at that moment: its time is not over and pieces are left. */
function isDealRunning(deal: Deal, at: Date): boolean {
  return isDealTime(deal, at) && (deal.usedUpAt === null || at < deal.usedUpAt)
}

/** Returns how many pieces can still be bought at the deal's price; null when there is no limit. */
export function countDealPiecesLeft({ pieceCap, piecesTaken }: Pick<Deal, 'pieceCap' | 'piecesTaken'>) {
  return pieceCap === null ? null : Math.max(0, pieceCap - piecesTaken)
}

/** Returns the deal whose price applies to one piece: it is running, and below the regular price. */
export function findRunningDeal<D extends Deal>(
  deals: readonly D[],
  regularCents: number,
  at: Date,
): D | undefined {
  return deals.find((deal) => isDealRunning(deal, at) && deal.priceCents < regularCents)
}

/**
 * Whether a line with this many pieces gets the deal's price: within the deal's time, and only when enough pieces are
 * left for the whole line, so that a line has one price. `ownPieces` are held already by the same shopper's unpaid
 * order.
 */
export function isLineAtDealPrice(deal: Deal, quantity: number, ownPieces: number, at: Date): boolean {
  const left = countDealPiecesLeft(deal)
  return isDealTime(deal, at) && (left === null || quantity <= left + ownPieces)
}
