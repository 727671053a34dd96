import type { Grade } from './judgement.ts'

/**
 * Normalised discounted cumulative gain: 1 when the first `depth` results are in the best possible order, 0 when none of
 * them is relevant. A grade gains 2^grade - 1 (7, 3, 1); place p divides by log2(p + 1).
 */
export function ndcgAt(depth: number, ids: readonly number[], grades: ReadonlyMap<number, Grade>): number {
  const ideal = [...grades.values()].sort((a, b) => b - a)
  if (ideal.length === 0) throw new Error('Without a relevant product there is no best order.')
  const found = firstOfEach(ids).map((id) => grades.get(id) ?? 0)
  return gainAt(depth, found) / gainAt(depth, ideal)
}

/**
 * Returns the share of the good products (grade 2 and 3, or 1 where there are no better) among the first `depth` results; when
 * more products are good than fit, `depth` of them are enough.
 */
export function recallAt(depth: number, ids: readonly number[], grades: ReadonlyMap<number, Grade>): number {
  const floor = Math.min(2, Math.max(0, ...grades.values()))
  if (floor === 0) throw new Error('Without a relevant product there is nothing to find.')
  const good = new Set([...grades].filter(([, grade]) => grade >= floor).map(([id]) => id))
  const found = firstOfEach(ids)
    .slice(0, depth)
    .filter((id) => good.has(id))
  return found.length / Math.min(depth, good.size)
}

function gainAt(depth: number, grades: readonly number[]): number {
  return grades
    .slice(0, depth)
    .reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}

/** Drops repeats: a product listed twice counts once, at its first place. */
function firstOfEach(ids: readonly number[]): number[] {
  return [...new Set(ids)]
}
