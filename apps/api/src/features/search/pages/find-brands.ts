import type { ToldBrand } from '@sluimer/contract/catalog/told-brand'
import type { Connection } from '../../../platform/db/database.ts'
import { toBrandLink } from '../../catalog/brand/brand-set.ts'
import { findSitemapBrands } from '../../catalog/feed/sitemap.queries.ts'
import type { ListingSources } from '../index/listing-sources.ts'

/** Returns the brands that have something to show, by title: what they are, the picture of what sells best, and from which price. */
export async function findBrands(
  { db, search, tiles }: ListingSources & { db: Connection },
  at: Date,
): Promise<ToldBrand[]> {
  const brands = await findSitemapBrands(db)
  const found = brands.map(({ title, name: slug }) => ({
    link: toBrandLink({ title, slug }),
    description: search.brands.findBySlug(slug)?.description ?? '',
    listed: search.index.list({ brand: title, filters: {}, sort: 'popularity', offset: 0, limit: 1 }),
  }))
  const bestSold = await tiles.getTiles(
    found.flatMap(({ listed }) => listed.ids),
    at,
  )
  const images = new Map(bestSold.map(({ id, images: [first] }) => [id, first]))
  return found.map(({ link, description, listed }) => ({
    ...link,
    description,
    image: images.get(String(listed.ids[0])) ?? null,
    products: listed.total,
    price: listed.price?.minCents ?? null,
  }))
}
