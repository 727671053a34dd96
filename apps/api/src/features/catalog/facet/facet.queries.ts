import { asc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { facet, facetValue, productFacetValue } from '../tables/facet-tables.ts'

/** Returns every filter group with its values, both in the order in which they are shown. */
export async function findFacets(db: Connection) {
  const facets = await db.select().from(facet).orderBy(asc(facet.position), asc(facet.id))
  const values = await db.select().from(facetValue).orderBy(asc(facetValue.position), asc(facetValue.id))
  const byFacet = Map.groupBy(values, (value) => value.facetId)
  return facets.map((row) => ({ ...row, values: byFacet.get(row.id) ?? [] }))
}
export type FacetRow = Awaited<ReturnType<typeof findFacets>>[number]
export type FacetValueRow = FacetRow['values'][number]

/** Returns the filter values of products, in the order of the filter groups. */
export async function findProductFacets(db: Connection, productIds: readonly number[]) {
  return db
    .select({
      productId: productFacetValue.productId,
      key: facet.key,
      slug: facetValue.slug,
      title: facetValue.title,
    })
    .from(productFacetValue)
    .innerJoin(facetValue, eq(facetValue.id, productFacetValue.facetValueId))
    .innerJoin(facet, eq(facet.id, facetValue.facetId))
    .where(inArray(productFacetValue.productId, [...productIds]))
    .orderBy(asc(facet.position), asc(facetValue.position))
}
