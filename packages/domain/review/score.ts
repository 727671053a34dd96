/** The possible scores of a review: a whole number of stars. */
export const scores = [1, 2, 3, 4, 5] as const
export type Score = (typeof scores)[number]

/** A score as forms and the contract carry it: '1' to '5' (PD-04). */
export const scoreTexts = ['1', '2', '3', '4', '5'] as const

/** The name of a score where it is chosen, so that nobody has to guess what three stars mean. */
export const scoreLabels: Readonly<Record<Score, string>> = {
  1: 'Slecht',
  2: 'Matig',
  3: 'Redelijk',
  4: 'Goed',
  5: 'Uitstekend',
}

/**
 * Returns the average of all stars to one decimal, halves rounded up; undefined while there are none. Every review
 * weighs the same, as the page about reviews promises. One review is enough, since the number of reviews is always shown
 * beside the average.
 */
export function calculateAverageScore(totalScore: number, count: number): number | undefined {
  if (count <= 0) return undefined
  // Rounds whole tenths, since 4.35 as a floating point number is slightly less than that.
  return Math.round((totalScore * 10) / count) / 10
}

/** Returns how many reviews gave each score, the highest score first, including scores that nobody gave. */
export function toHistogram(counts: ReadonlyMap<number, number>): { score: Score; count: number }[] {
  return scores.toReversed().map((score) => ({ score, count: counts.get(score) ?? 0 }))
}
