import { eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/db/database.ts'
import { facet, facetValue } from './facet-tables.ts'
import type { CheckedProductInput } from './product-input.ts'
import { brand, category, manufacturer } from './tables.ts'

export interface References {
  brandId: number
  manufacturerId: number
  mainCategoryId: number
  /** The main one first. */
  categoryIds: number[]
  facetValueIds: number[]
}

/** Finds what a product names by slug, name or path; what does not exist is an error that says which. */
export async function findReferences(db: Connection, input: CheckedProductInput): Promise<References> {
  const refuse = (what: string): never => {
    throw new Error(`product ${input.slug}: ${what} does not exist`)
  }
  const [brandRow] = await db.select({ id: brand.id }).from(brand).where(eq(brand.slug, input.brand))
  const [makerRow] = await db
    .select({ id: manufacturer.id })
    .from(manufacturer)
    .where(eq(manufacturer.name, input.manufacturer))

  const paths = [...new Set([input.mainCategory, ...input.categories])]
  const categories = await db
    .select({ id: category.id, path: category.path })
    .from(category)
    .where(inArray(category.path, paths))
  const idOfPath = new Map(categories.map((row) => [row.path, row.id]))
  const categoryIds = paths.map((path) => idOfPath.get(path) ?? refuse(`category ${path}`))

  const wanted = Object.entries(input.facets).flatMap(([key, slugs]) => slugs.map((slug) => `${key}/${slug}`))
  const values = await db
    .select({ id: facetValue.id, slug: facetValue.slug, key: facet.key })
    .from(facetValue)
    .innerJoin(facet, eq(facet.id, facetValue.facetId))
    .where(inArray(facet.key, ['', ...Object.keys(input.facets)]))
  const idOfValue = new Map(values.map((row) => [`${row.key}/${row.slug}`, row.id]))

  return {
    brandId: brandRow?.id ?? refuse(`brand ${input.brand}`),
    manufacturerId: makerRow?.id ?? refuse(`manufacturer ${input.manufacturer}`),
    mainCategoryId: idOfPath.get(input.mainCategory) ?? refuse(`category ${input.mainCategory}`),
    categoryIds,
    facetValueIds: [...new Set(wanted)].map((name) => idOfValue.get(name) ?? refuse(`filter value ${name}`)),
  }
}
