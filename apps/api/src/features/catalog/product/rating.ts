import type { Rating } from '@sluimer/contract/review/rating'
import { calculateAverageScore } from '@sluimer/domain/review/score'

/** Turns a product's stored sums into the rating that the contract shows. */
export function toRating(sums: { ratingCount: number; ratingTotal: number }): Rating | null {
  const average = calculateAverageScore(sums.ratingTotal, sums.ratingCount)
  return average === undefined ? null : { average, count: sums.ratingCount }
}
