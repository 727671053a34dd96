/** A piece of a room as it is offered at a moment, at the price of that moment: a deal's where there is one. */
export interface OfferedPiece {
  readonly priceCents: number
  readonly quantity: number
  readonly isAvailable: boolean
}

export interface LookSum {
  readonly totalCents: number
  /** How many articles the sum is for. */
  readonly count: number
  /** How many pieces are sold out, and stand in no sum. */
  readonly soldOut: number
}

/** Adds up what a whole room costs, without what is sold out: the sum is what the button below it puts in the cart. */
export function sumLook(pieces: readonly OfferedPiece[]): LookSum {
  const available = pieces.filter(({ isAvailable }) => isAvailable)
  return {
    totalCents: available.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0),
    count: available.reduce((sum, { quantity }) => sum + quantity, 0),
    soldOut: pieces.length - available.length,
  }
}
