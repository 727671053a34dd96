import { sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { category } from '../tables/category-tables.ts'
import { brand } from '../tables/maker-tables.ts'
import { configuratorSlug, isListed, product, productCategory } from '../tables/product-tables.ts'
import { variant } from '../tables/variant-tables.ts'

export interface SitemapRow {
  title: string
  /** A slug or a path. */
  name: string
  changedAt: Date
}

/**
 * Selects products that have a page, with the last change of what it shows: its words, a price, or whether a variant
 * is available. A variant that is no longer sold counts as a change too.
 */
const shown = sql`(
  select ${product.id} as id, ${product.brandId} as brand_id,
    greatest(${product.changedAt}, max(${variant.changedAt})) as changed_at
  from ${product} join ${variant} on ${variant.productId} = ${product.id}
  where ${isListed}
  group by ${product.id}
  having bool_or(${variant.active})
)`

/** No menu has more levels; a loop that someone made by hand ends there. */
const mostLevels = 20

/** Returns the active categories that list a product, directly or through one below, in the order of their paths. */
export async function findSitemapCategories(db: Connection): Promise<SitemapRow[]> {
  const { rows } = await db.execute<{ title: string; path: string; changed_at: string }>(sql`
    with recursive own as (
      select ${productCategory.categoryId} as id, max(shown.changed_at) as changed_at
      from ${shown} shown join ${productCategory} on ${productCategory.productId} = shown.id
      group by 1
    ), line as (
      select id, id as listed_in, 0 as height from own
      union
      select line.id, above.parent_id, height + 1
      from line join ${category} above on above.id = line.listed_in
      where above.active and above.parent_id is not null and height < ${mostLevels}
    )
    select listing.title, listing.path, greatest(listing.changed_at, max(own.changed_at)) as changed_at
    from line join own using (id) join ${category} listing on listing.id = line.listed_in
    where listing.active
    group by listing.id
    order by listing.path`)
  return rows.map(({ title, path, changed_at }) => ({ title, name: path, changedAt: new Date(changed_at) }))
}

/** Returns the brands of products that have a page, by title. */
export async function findSitemapBrands(db: Connection): Promise<SitemapRow[]> {
  const { rows } = await db.execute<{ title: string; slug: string; changed_at: string }>(sql`
    select ${brand.title}, ${brand.slug}, max(shown.changed_at) as changed_at
    from ${shown} shown join ${brand} on ${brand.id} = shown.brand_id
    group by ${brand.id}
    order by ${brand.title}`)
  return rows.map(({ title, slug, changed_at }) => ({ title, name: slug, changedAt: new Date(changed_at) }))
}

/** Counts products with a page per range of `size` ids, with the last change of any. Empty ranges are left out. */
export async function findProductPages(db: Connection, size: number) {
  const { rows } = await db.execute<{ page: number; products: number; changed_at: string }>(sql`
    select ((shown.id - 1) / ${size}::bigint + 1)::int as page, count(*)::int as products,
      max(shown.changed_at) as changed_at
    from ${shown} shown group by 1 order by 1`)
  return rows.map(({ page, products, changed_at }) => ({ page, products, changedAt: new Date(changed_at) }))
}

/** Returns the products with a page in a range of ids, both ends included. */
export async function findProductsBetween(db: Connection, first: number, last: number) {
  const { rows } = await db.execute<{
    id: string
    title: string
    slug: string
    configurator: string | null
    changed_at: string
  }>(sql`
    select shown.id, ${product.title}, ${product.slug}, ${configuratorSlug} as configurator, shown.changed_at
    from ${shown} shown join ${product} on ${product.id} = shown.id
    where shown.id between ${first} and ${last}
    order by shown.id`)
  return rows.map(({ id, title, slug, configurator, changed_at }) => ({
    id: Number(id),
    title,
    slug,
    configurator,
    changedAt: new Date(changed_at),
  }))
}
