import type { ProductReviews } from '@sluimer/contract/review/schemas'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import type { ProductShelf } from '../../catalog/product/product-shelf.ts'
import type { TileShelf } from '../../catalog/tile/tile-shelf.ts'
import { readReviews, type Wish } from './read-reviews.ts'
import type { ReviewShelf } from './review-shelf.ts'

/** Where products are found and their tiles are, in memory. */
export interface KeptProducts {
  readonly products: Pick<ProductShelf, 'findId'>
  readonly tiles: TileShelf
}

interface Sources extends Pick<Deps, 'db' | 'clock'> {
  products: KeptProducts['products']
  reviews: ReviewShelf
}

/** Returns a page of a product's reviews (API-04), by slug or id. Its own page, which shows the newest, has them from memory. */
export async function getProductReviews(
  { db, clock, products, reviews }: Sources,
  slugOrId: string,
  wish: Wish,
): Promise<Outcome<ProductReviews>> {
  const id = await products.findId(slugOrId, clock())
  if (id === undefined) return { ok: false, error: { code: 'not_found' } }
  const isOfProductPage = Object.values(wish).every((part) => part === undefined)
  const kept = isOfProductPage ? await reviews.findNewest(id) : undefined
  return { ok: true, data: kept ?? (await readReviews(db, id, wish)) }
}
