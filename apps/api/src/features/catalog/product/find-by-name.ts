import { inArray } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { category } from '../tables/category-tables.ts'
import { product } from '../tables/product-tables.ts'

/** Returns the ids of categories by their paths, in that order; throws when one does not exist. */
export async function getCategoryIds(db: Connection, paths: readonly string[]): Promise<number[]> {
  if (paths.length === 0) return []
  const rows = await db
    .select({ id: category.id, name: category.path })
    .from(category)
    .where(inArray(category.path, [...paths]))
  return inOrder(rows, paths, 'category')
}

/** Returns the ids of products by their slugs, in that order; throws when one does not exist. */
export async function getProductIds(db: Connection, slugs: readonly string[]): Promise<number[]> {
  if (slugs.length === 0) return []
  const rows = await db
    .select({ id: product.id, name: product.slug })
    .from(product)
    .where(inArray(product.slug, [...slugs]))
  return inOrder(rows, slugs, 'product')
}

function inOrder(
  rows: readonly { id: number; name: string }[],
  names: readonly string[],
  what: string,
): number[] {
  const idOf = new Map(rows.map(({ id, name }) => [name, id]))
  return [...new Set(names)].map((name) => {
    const id = idOf.get(name)
    if (id === undefined) throw new Error(`${what} ${name} does not exist`)
    return id
  })
}
