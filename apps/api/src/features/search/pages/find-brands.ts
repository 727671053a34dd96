import type { Link } from '@sluimer/contract/platform/primitives'
import type { Connection } from '../../../platform/db/database.ts'
import { type BrandSet, toBrandLink } from '../../catalog/brand/brand-set.ts'
import { findSitemapBrands } from '../../catalog/feed/sitemap.queries.ts'

/** Returns the brands that have something to show, by title, with their descriptions. */
export async function findBrands(
  db: Connection,
  known: BrandSet,
): Promise<(Link & { description: string })[]> {
  const brands = await findSitemapBrands(db)
  return brands.map(({ title, name: slug }) => ({
    ...toBrandLink({ title, slug }),
    description: known.findBySlug(slug)?.description ?? '',
  }))
}
