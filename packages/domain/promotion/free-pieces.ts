import type { DiscountLine } from './promotion.ts'

export interface FreePieces {
  amountCents: number
  /** The free pieces of each line, in the order of the lines. */
  freePieces: number[]
  /** What each line's pieces that belong to a whole group cost: these share the discount. */
  groupedCents: number[]
}

interface Piece {
  at: number
  priceCents: number
}

/**
 * Applies '2+2 gratis': all pieces are sorted from dear to cheap and grouped; the cheapest of each whole group are free,
 * and pieces outside a whole group are paid. One more piece therefore never makes the free ones cheaper.
 */
export function chooseFreePieces(
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
