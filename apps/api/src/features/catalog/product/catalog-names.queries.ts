import type { CatalogNames } from '@sluimer/product-files/input/catalog-names'
import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { category } from '../tables/category-tables.ts'
import { facet, facetValue } from '../tables/facet-tables.ts'
import { brand, manufacturer } from '../tables/maker-tables.ts'

/** Loads all names that a product can refer to, so that callers who save many products read them only once. */
export async function loadCatalogNames(db: Connection): Promise<CatalogNames> {
  const facets = await db
    .select({ key: facet.key, title: facet.title, value: facetValue.slug, valueTitle: facetValue.title })
    .from(facet)
    .innerJoin(facetValue, eq(facetValue.facetId, facet.id))
    .orderBy(asc(facet.position), asc(facetValue.position))
  const makers = await db.select({ name: manufacturer.name }).from(manufacturer)
  return {
    brands: await db.select({ slug: brand.slug, title: brand.title }).from(brand),
    manufacturers: makers.map(({ name }) => name),
    categories: await db
      .select({ path: category.path, title: category.title, needsComposition: category.needsComposition })
      .from(category)
      .orderBy(asc(category.path)),
    facets: Array.from(
      Map.groupBy(facets, ({ key }) => key),
      ([key, rows]) => ({
        key,
        title: rows[0]?.title ?? key,
        values: rows.map((row) => ({ slug: row.value, title: row.valueTitle })),
      }),
    ),
  }
}
