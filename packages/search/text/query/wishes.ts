import type { Wish } from '../../dutch/value-words.ts'
import type { TextHits } from '../../listing/product-listing.ts'
import type { ProductTable } from '../../store/product-table.ts'
import { calculateStanding } from './match-rows.ts'

/** The most that a figure adds to a score: it decides among products that match the words about equally well. */
const wishShare = 1
/**
 * Products whose words score this share of the best one's are what was asked for. A cheap boxspring is no sheet for a
 * boxspring.
 */
const leastOfBest = 0.75

/** Raises the scores of what the visitor asked for: the cheapest, newest or most reduced products gain most. */
export function preferWished({ rows, score }: TextHits, wish: Wish, table: ProductTable): void {
  const scoreWords = (row: number) => (score[row] as number) - calculateStanding(row, table)
  const least = leastOfBest * rows.reduce((best, row) => Math.max(best, scoreWords(row)), 0)
  const meant = rows.filter((row) => scoreWords(row) >= least)
  rankByWish({ rows: meant, score }, wish, table, (row) => score[row] as number)
}

/** Scores hits by how well they answer a wish, such as a low price, on top of a base score, which is 0 unless given. */
export function rankByWish(
  { rows, score }: TextHits,
  wish: Wish,
  table: ProductTable,
  calculateBase: (row: number) => number = () => 0,
): void {
  const readFigure = figureFor(wish, table)
  let lowest = Number.POSITIVE_INFINITY
  let highest = Number.NEGATIVE_INFINITY
  for (const row of rows) {
    lowest = Math.min(lowest, readFigure(row))
    highest = Math.max(highest, readFigure(row))
  }
  const span = highest - lowest || 1
  for (const row of rows) score[row] = calculateBase(row) + (wishShare * (readFigure(row) - lowest)) / span
}

/**
 * Returns a figure per row, higher is better. Prices count by their logarithm: of 20 and 40 euros one is cheap, of 1020
 * and 1040 neither. Reductions count by their square root: any reduction is far from none.
 */
function figureFor(wish: Wish, table: ProductTable): (row: number) => number {
  const { priceCents, createdAt, discount } = table
  switch (wish) {
    case 'cheap':
      return (row) => -Math.log1p(priceCents.values[row] as number)
    case 'new':
      return (row) => createdAt.values[row] as number
    case 'discounted':
      return (row) => Math.sqrt(discount.values[row] as number)
  }
}
