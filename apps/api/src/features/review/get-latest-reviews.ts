import type { LatestReview } from '@sluimer/contract/review/schemas'
import type { Connection } from '../../platform/db/database.ts'
import { getTiles } from '../catalog/tile/get-tiles.ts'
import { listLatestReviews } from './review.queries.ts'
import { reviewOf } from './review-of.ts'

const defaultLimit = 6
/** Reviews of products that are not sold any more are passed over, so some more are read. */
const spare = 6
const dayMs = 24 * 60 * 60 * 1000
/** What is older says little about the shop of today. */
const newestDays = 365

/** The newest reviews, one of each product and whatever their score: nobody picks the good ones. */
export async function getLatestReviews(
  db: Connection,
  now: Date,
  limit = defaultLimit,
): Promise<{ reviews: LatestReview[] }> {
  const since = new Date(now.getTime() - newestDays * dayMs)
  const rows = await listLatestReviews(db, since, limit + spare)
  const tiles = await getTiles(
    db,
    rows.map(({ productId }) => productId),
    now,
  )
  const tileOf = new Map(tiles.map((tile) => [tile.id, tile]))
  const reviews = rows.flatMap((row) => {
    const tile = tileOf.get(String(row.productId))
    if (tile === undefined) return []
    const { title, link, images } = tile
    return [{ review: reviewOf(row), product: { title, link }, image: images[0] ?? null }]
  })
  return { reviews: reviews.slice(0, limit) }
}
