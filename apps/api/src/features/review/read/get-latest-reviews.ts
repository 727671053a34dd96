import type { LatestReview } from '@sluimer/contract/review/schemas'
import type { Connection } from '../../../platform/db/database.ts'
import { getTiles } from '../../catalog/tile/get-tiles.ts'
import { listLatestReviews } from '../rows/review.queries.ts'
import { toReview } from './to-review.ts'

const defaultLimit = 6
/** Some more reviews are read, because those of products that are no longer sold are skipped. */
const spare = 6
const dayMs = 24 * 60 * 60 * 1000
/** Older reviews say little about the shop of today. */
const newestDays = 365

/** Returns the newest reviews, one per product and whatever their score: nobody selects the good ones. */
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
    return [{ review: toReview(row), product: { title, link }, image: images[0] ?? null }]
  })
  return { reviews: reviews.slice(0, limit) }
}
