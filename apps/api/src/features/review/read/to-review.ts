import type { Review } from '@sluimer/contract/review/schemas'
import type { PictureRow } from '../rows/picture.queries.ts'
import type { ReviewRow } from '../rows/review.queries.ts'

/** Returns a review as everybody may see it. Of its writer it only has the chosen name. */
export function toReview(row: ReviewRow, pictures: readonly PictureRow[] = []): Review {
  return {
    id: String(row.id),
    name: row.name,
    title: row.title,
    content: row.content,
    score: row.score,
    written_at: row.writtenAt.toISOString(),
    verified: row.orderLineId !== null,
    is_example: row.isExample,
    answer: row.answer,
    helpful: row.helpfulCount,
    pictures: pictures.map(({ id, width, height, placeholder }) => ({
      small: `/media/review/${id}/small.webp`,
      large: `/media/review/${id}/large.webp`,
      ...{ width, height, placeholder },
    })),
  }
}
