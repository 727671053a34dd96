/** What a review can give: a whole number of stars. */
export const scores = [1, 2, 3, 4, 5] as const
export type Score = (typeof scores)[number]

/** A score as forms and the contract carry it: '1' to '5' (PD-04). */
export const scoreTexts = ['1', '2', '3', '4', '5'] as const

/** How a score is called where it is chosen, so that nobody has to guess what three stars mean. */
export const scoreLabels: Readonly<Record<Score, string>> = {
  1: 'Slecht',
  2: 'Matig',
  3: 'Redelijk',
  4: 'Goed',
  5: 'Uitstekend',
}

/**
 * The average of all stars to one decimal, halves upwards; undefined while there are none. Every review weighs the same: the
 * page about reviews promises so. One review is enough to show it, since the number of reviews always stands beside it.
 */
export function averageScore(totalScore: number, count: number): number | undefined {
  if (count <= 0) return undefined
  // Tenths in whole numbers first: 4.35 is a hair less than that as a floating point number.
  return Math.round((totalScore * 10) / count) / 10
}

/** How many reviews gave each score, the highest score first, those that nobody gave too. */
export function histogramOf(counts: ReadonlyMap<number, number>): { score: Score; count: number }[] {
  return scores.toReversed().map((score) => ({ score, count: counts.get(score) ?? 0 }))
}
