/** Why a deal cannot be planned. */
export type DealProblem = 'ends_before_it_starts' | 'is_over_already' | 'no_reduction'

/** Returns what is wrong with a planned deal, or undefined. The price must be below the present regular one. */
export function findDealProblem(
  deal: { priceCents: number; startsAt: Date; endsAt: Date },
  regularCents: number,
  now: Date,
): DealProblem | undefined {
  if (deal.endsAt <= deal.startsAt) return 'ends_before_it_starts'
  if (deal.endsAt <= now) return 'is_over_already'
  if (deal.priceCents >= regularCents) return 'no_reduction'
  return undefined
}
