import type { ProductReviews } from '@sluimer/contract/review/schemas'
import { type Aspect, summariseOpinions } from '@sluimer/domain/review/aspects'
import { type ReviewSort, reviewsPerPage } from '@sluimer/domain/review/review-sort'
import { calculateAverageScore, toHistogram } from '@sluimer/domain/review/score'
import type { Connection } from '../../../platform/db/database.ts'
import { listPictures } from '../rows/picture.queries.ts'
import { countOpinions, countReviews, countScores, listReviews } from '../rows/review.queries.ts'
import { toReview } from './to-review.ts'

/** Which of a product's reviews are asked for; the newest without any wish. */
export interface Wish {
  sort?: ReviewSort | undefined
  score?: number | undefined
  about?: Aspect | undefined
  page?: number | undefined
}

/** Reads a page of a product's reviews. A page past the end becomes the last one. */
export async function readReviews(
  db: Connection,
  id: number,
  { sort = 'newest', score, about, page: wishedPage = 1 }: Wish,
): Promise<ProductReviews> {
  const { counts, hasExamples } = await countScores(db, id)
  const total = sum(counts.values())
  const listed = await countReviews(db, id, { score, about })
  const pages = Math.max(1, Math.ceil(listed / reviewsPerPage))
  const page = Math.min(wishedPage, pages)
  const offset = (page - 1) * reviewsPerPage
  const rows = await listReviews(db, id, { sort, score, about, offset, limit: reviewsPerPage })
  const pictures = await listPictures(
    db,
    rows.map((row) => row.id),
  )
  const picturesOf = Map.groupBy(pictures, ({ reviewId }) => reviewId)
  const average = calculateAverageScore(sum(Array.from(counts, ([stars, times]) => stars * times)), total)
  return {
    product_id: String(id),
    rating: average === undefined ? null : { average, count: total },
    histogram: toHistogram(counts),
    has_examples: hasExamples,
    reviews: rows.map((row) => toReview(row, picturesOf.get(row.id))),
    sort,
    score: score ?? null,
    about: about ?? null,
    listed,
    summary: summariseOpinions(await countOpinions(db, id), total),
    page,
    pages,
  }
}

const sum = (numbers: Iterable<number>) => Array.from(numbers).reduce((all, one) => all + one, 0)
