import type { LatestReview } from '@sluimer/contract/review/schemas'
import type { TileShelf } from '../../catalog/tile/tile-shelf.ts'
import type { ReviewShelf } from './review-shelf.ts'
import { toReview } from './to-review.ts'

const defaultLimit = 6
/** Some more reviews are read, because those of products that are no longer sold are skipped. */
const spare = 6

/** Returns the newest reviews, one per product and whatever their score: nobody selects the good ones. */
export async function getLatestReviews(
  { reviews: shelf, tiles: tileShelf }: { reviews: ReviewShelf; tiles: TileShelf },
  now: Date,
  limit = defaultLimit,
): Promise<{ reviews: LatestReview[] }> {
  const rows = await shelf.listLatest(limit + spare, now)
  const tiles = await tileShelf.getTiles(
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
