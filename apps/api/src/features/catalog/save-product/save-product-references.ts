import type { CheckedProductInput } from '@sluimer/product-files/input/product-input'
import { eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { category } from '../tables/category-tables.ts'
import { facet, facetValue } from '../tables/facet-tables.ts'
import { brand, manufacturer } from '../tables/maker-tables.ts'

export interface References {
  brandId: number
  manufacturerId: number
  mainCategoryId: number
  /** The main one first. */
  categoryIds: number[]
  facetValueIds: number[]
}

/**
 * Looks up the brands, categories and other things that products name, for all products at once. The returned
 * function throws when a product names something unknown, and says what.
 */
export async function findReferences(
  db: Connection,
  inputs: readonly CheckedProductInput[],
): Promise<(input: CheckedProductInput) => References> {
  const named = <Name>(listNames: (input: CheckedProductInput) => Name[]) => [
    ...new Set(inputs.flatMap(listNames)),
  ]
  const brands = await db
    .select({ id: brand.id, name: brand.slug })
    .from(brand)
    .where(
      inArray(
        brand.slug,
        named((input) => [input.brand]),
      ),
    )
  const makers = await db
    .select({ id: manufacturer.id, name: manufacturer.name })
    .from(manufacturer)
    .where(
      inArray(
        manufacturer.name,
        named((input) => [input.manufacturer]),
      ),
    )
  const categories = await db
    .select({ id: category.id, name: category.path })
    .from(category)
    .where(inArray(category.path, named(listPaths)))
  const facetKeys = named(({ facets }) => Object.keys(facets))
  const values =
    facetKeys.length === 0
      ? []
      : await db
          .select({ id: facetValue.id, slug: facetValue.slug, key: facet.key })
          .from(facetValue)
          .innerJoin(facet, eq(facet.id, facetValue.facetId))
          .where(inArray(facet.key, facetKeys))
  const idOfBrand = idsByName(brands)
  const idOfMaker = idsByName(makers)
  const idOfPath = idsByName(categories)
  const idOfValue = new Map(values.map(({ id, key, slug }) => [`${key}/${slug}`, id]))

  return (input) => {
    const refuse = (what: string): never => {
      throw new Error(`product ${input.slug}: ${what} does not exist`)
    }
    const idOfCategory = (path: string) => idOfPath.get(path) ?? refuse(`category ${path}`)
    const wanted = Object.entries(input.facets).flatMap(([key, slugs]) =>
      slugs.map((slug) => `${key}/${slug}`),
    )
    return {
      brandId: idOfBrand.get(input.brand) ?? refuse(`brand ${input.brand}`),
      manufacturerId: idOfMaker.get(input.manufacturer) ?? refuse(`manufacturer ${input.manufacturer}`),
      mainCategoryId: idOfCategory(input.mainCategory),
      categoryIds: listPaths(input).map(idOfCategory),
      facetValueIds: [...new Set(wanted)].map(
        (name) => idOfValue.get(name) ?? refuse(`filter value ${name}`),
      ),
    }
  }
}

const listPaths = ({ mainCategory, categories }: CheckedProductInput) => [
  ...new Set([mainCategory, ...categories]),
]

const idsByName = (rows: readonly { id: number; name: string }[]) =>
  new Map(rows.map(({ id, name }) => [name, id]))
