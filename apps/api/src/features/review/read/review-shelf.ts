import type { ProductReviews } from '@sluimer/contract/review/schemas'
import type { Deps } from '../../../platform/deps.ts'
import { listLatestReviews, type ReviewRow } from '../rows/review.queries.ts'
import { readReviews } from './read-reviews.ts'

/** Of more products the newest reviews are read anew: some 10 MB. */
const mostProducts = 3_000
/** Pages ask for a few lengths only. */
const mostLengths = 50
const dayMs = 24 * 60 * 60 * 1000
/** Older reviews say little about the shop of today. */
const newestDays = 365

/** Holds in memory the reviews that product pages open with, and the newest of the shop. */
export interface ReviewShelf {
  /** Returns a product's newest reviews, as its page shows them first. */
  findNewest(productId: number): Promise<ProductReviews | undefined>
  /** Returns the newest review of each product, newest first, none older than a year. */
  listLatest(count: number, at: Date): Promise<ReviewRow[]>
}

export function createReviewShelf({
  db,
  shelves,
  clock,
}: Pick<Deps, 'db' | 'shelves' | 'clock'>): ReviewShelf {
  const newest = shelves.add<number, ProductReviews>({
    name: 'reviews',
    most: mostProducts,
    touchedBy: (noun, id) => (noun === 'product' ? { keys: [Number(id)] } : 'nothing'),
    read: async (ids) => {
      const all = ids.map(async (id) => [id, await readReviews(db, id, {})] as const)
      return new Map(await Promise.all(all))
    },
  })
  const isRecent = (at: Date) => (row: ReviewRow) =>
    row.writtenAt.getTime() > at.getTime() - newestDays * dayMs
  const latest = shelves.add<number, ReviewRow[]>({
    name: 'latest reviews',
    most: mostLengths,
    touchedBy: (noun) => (noun === 'product' ? 'everything' : 'nothing'),
    read: async (counts, at) => {
      const since = new Date(at.getTime() - newestDays * dayMs)
      const all = counts.map(async (count) => [count, await listLatestReviews(db, since, count)] as const)
      return new Map(await Promise.all(all))
    },
    toShown: (rows, at) => rows.filter(isRecent(at)),
  })
  return {
    findNewest: (productId) => newest.findOne(productId, clock()),
    listLatest: async (count, at) => ((await latest.findOne(count, at)) ?? []).filter(isRecent(at)),
  }
}
