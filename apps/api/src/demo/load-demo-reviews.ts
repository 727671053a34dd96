import type { DemoProduct } from '@sluimer/demo/catalog/product'
import { inventDemoReviews } from '@sluimer/demo/reviews/demo-reviews'
import { findProductIdsBySlug } from '../features/catalog/product/product-slug.queries.ts'
import { saveExampleReviews } from '../features/review/moderate/save-example-reviews.ts'
import type { Db } from '../platform/db/database.ts'

const dayMs = 86_400_000

/**
 * Gives the demo products their invented reviews, which are visibly examples. `fileOf` has the path of each picture's
 * master, by its key. Running it again changes nothing.
 */
export async function loadDemoReviews(
  db: Db,
  products: readonly DemoProduct[],
  { now, fileOf }: { now: Date; fileOf: ReadonlyMap<string, string> },
): Promise<void> {
  const written = inventDemoReviews(products)
  const idOf = await findProductIdsBySlug(
    db,
    written.map(({ slug }) => slug),
  )
  for (const { slug, reviews } of written) {
    const productId = idOf.get(slug)
    if (productId === undefined || reviews.length === 0) continue
    const examples = reviews.map(({ daysAgo, pictures, ...review }) => ({
      ...review,
      pictures: pictures.flatMap((key) => fileOf.get(key) ?? []),
      writtenAt: new Date(now.getTime() - daysAgo * dayMs),
    }))
    await saveExampleReviews(db, productId, examples)
  }
}
