import type { Deal } from '@sluimer/contract/catalog/deal'

/** The name of a deal beside its price. */
export const dealName = { daily: 'Dagdeal', weekly: 'Weekdeal', other: 'Deal' } as const satisfies Record<
  Deal['kind'],
  string
>

/** Returns the real number of pieces at this price; undefined without a limit. */
export function formatPiecesLeft({ pieces_left: left }: Pick<Deal, 'pieces_left'>): string | undefined {
  if (left === null) return undefined
  return left === 0 ? 'De laatste voor deze prijs zijn van jou' : `Nog ${left} voor deze prijs`
}
