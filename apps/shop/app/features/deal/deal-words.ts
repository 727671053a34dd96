import type { Deal } from '@sluimer/contract/catalog/deal'

/** What a deal is called beside its price. */
export const dealName = { daily: 'Dagdeal', weekly: 'Weekdeal', other: 'Deal' } as const satisfies Record<
  Deal['kind'],
  string
>

/** The real number of pieces at this price, where there is a limit. */
export function piecesLeftText({ pieces_left: left }: Pick<Deal, 'pieces_left'>): string | undefined {
  if (left === null) return undefined
  return left === 0 ? 'De laatste voor deze prijs zijn van jou' : `Nog ${left} voor deze prijs`
}
