import type { DiscountLine } from './promotion.ts'

export interface FreePieces {
  amountCents: number
  /** Pieces of each line that are free, in the order of the lines. */
  freePieces: number[]
  /** What the pieces of each line cost that stand in a whole group: the discount is shared by these. */
  groupedCents: number[]
}

interface Piece {
  at: number
  priceCents: number
}

/**
 * '2+2 gratis': all pieces stand in a row, the dearest first; of each whole group the cheapest are free, and what is left
 * over pays its price. One more piece therefore never makes the free ones cheaper.
 */
export function freePiecesOf(
  lines: readonly DiscountLine[],
  { groupSize, freePieces: freePerGroup }: { groupSize: number; freePieces: number },
): FreePieces {
  const result: FreePieces = {
    amountCents: 0,
    freePieces: lines.map(() => 0),
    groupedCents: lines.map(() => 0),
  }
  const pieces = lines
    .flatMap(({ priceCents, quantity }, at) =>
      Array.from({ length: quantity }, (): Piece => ({ at, priceCents })),
    )
    .toSorted((a, b) => b.priceCents - a.priceCents)
  const whole = pieces.length - (pieces.length % groupSize)
  for (const [index, { at, priceCents }] of pieces.slice(0, whole).entries()) {
    add(result.groupedCents, at, priceCents)
    if (index % groupSize < groupSize - freePerGroup) continue
    add(result.freePieces, at, 1)
    result.amountCents += priceCents
  }
  return result
}

function add(amounts: number[], at: number, amount: number): void {
  amounts[at] = (amounts[at] ?? 0) + amount
}
