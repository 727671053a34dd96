import type { ProductSearch } from '../../search/index/product-search.ts'
import { toCategoryValue } from '../product/to-ucp-product.ts'

/** Finds the categories that an agent names, by the value in products or by their own title. Undefined without a filter. */
export function findCategoryIds(
  { categories }: ProductSearch,
  values: readonly string[] | undefined,
): number[] | undefined {
  if (values === undefined || values.length === 0) return undefined
  const asked = new Set(values.map((value) => value.trim().toLowerCase()))
  return categories.all
    .filter((row) => {
      const titles = categories.lineage(row).map(({ title }) => title)
      return [toCategoryValue(titles), row.title].some((name) => asked.has(name.toLowerCase()))
    })
    .map(({ id }) => id)
}

/** Lists the products in any of these categories. */
export function listIdsIn({ index }: ProductSearch, categoryIds: readonly number[]): number[] {
  const query = { filters: {}, sort: 'popularity', offset: 0, limit: index.size } as const
  return categoryIds.flatMap((categoryId) => index.list({ ...query, categoryId }).ids)
}
