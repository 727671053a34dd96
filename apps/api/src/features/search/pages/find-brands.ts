import type { Link } from '@sluimer/contract/platform/primitives'
import type { Connection } from '../../../platform/db/database.ts'
import { toBrandLink } from '../../catalog/brand/brand-set.ts'
import { findSitemapBrands } from '../../catalog/feed/sitemap.queries.ts'

/** Returns the brands that have something to show, by title. */
export async function findBrands(db: Connection): Promise<Link[]> {
  const brands = await findSitemapBrands(db)
  return brands.map(({ title, name }) => toBrandLink({ title, slug: name }))
}
