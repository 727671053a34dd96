/** What of a deal decides prices: a price for a time and, with a cap, for a number of pieces. */
export interface Deal {
  priceCents: number
  startsAt: Date
  /** The first moment at which the price does not hold any more. */
  endsAt: Date
  /** When staff ended it early. */
  endedAt: Date | null
  /** So many pieces can be sold at this price; null sets no limit. */
  pieceCap: number | null
  /** Pieces held by unpaid orders or sold. */
  piecesTaken: number
  /** When the last piece was taken. */
  usedUpAt: Date | null
}

/** When its time is over, whether pieces are left or not. */
export function dealTimeEnd({ endsAt, endedAt }: Pick<Deal, 'endsAt' | 'endedAt'>): Date {
  return endedAt !== null && endedAt < endsAt ? endedAt : endsAt
}

/** Whether its time has come and is not over. */
export function isDealTime(deal: Pick<Deal, 'startsAt' | 'endsAt' | 'endedAt'>, at: Date): boolean {
  return deal.startsAt <= at && at < dealTimeEnd(deal)
}

/** Whether its price is asked at that moment: in its time, as long as pieces are left. */
function isDealRunning(deal: Deal, at: Date): boolean {
  return isDealTime(deal, at) && (deal.usedUpAt === null || at < deal.usedUpAt)
}

/** Pieces that can still be had at its price; null when there is no limit. */
export function dealPiecesLeft({ pieceCap, piecesTaken }: Pick<Deal, 'pieceCap' | 'piecesTaken'>) {
  return pieceCap === null ? null : Math.max(0, pieceCap - piecesTaken)
}

/** The deal whose price is asked for one piece: running, and below the regular price. */
export function findRunningDeal<D extends Deal>(
  deals: readonly D[],
  regularCents: number,
  at: Date,
): D | undefined {
  return deals.find((deal) => isDealRunning(deal, at) && deal.priceCents < regularCents)
}

/**
 * Whether a line of so many pieces has the deal's price: in its time, and only when the pieces left are enough for all of
 * it, so that a line has one price. `ownPieces` are those that the same shopper's unpaid order holds already.
 */
export function isLineAtDealPrice(deal: Deal, quantity: number, ownPieces: number, at: Date): boolean {
  const left = dealPiecesLeft(deal)
  return isDealTime(deal, at) && (left === null || quantity <= left + ownPieces)
}
