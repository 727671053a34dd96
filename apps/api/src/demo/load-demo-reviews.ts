import { readDemoReviews } from '@sluimer/demo/reviews/demo-reviews'
import { findProductIdsBySlug } from '../features/catalog/product/product-slug.queries.ts'
import { saveExampleReviews } from '../features/review/moderate/save-example-reviews.ts'
import type { Db } from '../platform/db/database.ts'
import { daysBefore } from './days-before.ts'

/**
 * Gives the demo products their invented reviews, which are visibly examples. `fileOf` has the path of each picture's
 * master, by its key. Running it again changes nothing.
 */
export async function loadDemoReviews(
  db: Db,
  { now, fileOf }: { now: Date; fileOf: ReadonlyMap<string, string> },
): Promise<void> {
  const written = readDemoReviews()
  const idOf = await findProductIdsBySlug(db, [...written.keys()])
  for (const [slug, reviews] of written) {
    const productId = idOf.get(slug)
    if (productId === undefined)
      throw new Error(`a review of the demo shop is about ${slug}, which does not exist`)
    const examples = reviews.map(({ daysAgo, pictures, ...review }) => ({
      ...review,
      pictures: pictures.flatMap((key) => fileOf.get(key) ?? []),
      writtenAt: daysBefore(now, daysAgo),
    }))
    await saveExampleReviews(db, productId, examples)
  }
}
