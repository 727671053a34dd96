import type { Rating } from '@sluimer/contract/review/rating'
import { averageScore } from '@sluimer/domain/review/score'

/** The rating that a product carries, as the contract shows it. */
export function ratingOf(sums: { ratingCount: number; ratingTotal: number }): Rating | null {
  const average = averageScore(sums.ratingTotal, sums.ratingCount)
  return average === undefined ? null : { average, count: sums.ratingCount }
}
