import type { Tx } from '../../../platform/db/database.ts'
import { findCategories } from './category.queries.ts'
import { CategoryTree } from './category-tree.ts'

/** Returns the tags of the pages that list these categories: their own and those of all categories above them. */
export async function listCategoryTags(tx: Tx, categoryIds: readonly number[]): Promise<string[]> {
  const tree = new CategoryTree(await findCategories(tx))
  const shown = categoryIds.flatMap((id) => {
    const row = tree.find(id)
    return row === undefined ? [] : tree.lineage(row)
  })
  return [...new Set(shown.map((row) => `category:${row.id}`))]
}
