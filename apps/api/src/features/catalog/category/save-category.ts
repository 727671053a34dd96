import { type CategoryInput, categoryInputSchema } from '@sluimer/product-files/input/category-input'
import { recordChange } from '../../../platform/change-feed/record-change.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { category } from '../tables/category-tables.ts'
import { findCategoryByPath } from './category.queries.ts'

/** Adds a category, or changes the one at that path; its page exists at once (RT-12). Its parent must exist. */
export async function saveCategory(db: Db, input: CategoryInput): Promise<{ id: number }> {
  const { path, parentPath = toParentPath(path), ...given } = categoryInputSchema.parse(input)
  const values = { ...given, filledBy: given.filledBy ?? (given.countdown === null ? [] : [given.countdown]) }
  return inTransaction(db, async (tx) => {
    const parentId = parentPath === null ? null : await findParentId(tx, path, parentPath)
    const [row] = await tx
      .insert(category)
      .values({ path, parentId, ...values })
      .onConflictDoUpdate({ target: category.path, set: { parentId, ...values } })
      .returning({ id: category.id })
    if (row === undefined) throw new Error('an upsert answered no row')
    await recordChange(tx, 'category', [`category:${row.id}`, 'categories'])
    return row
  })
}

function toParentPath(path: string): string | null {
  const end = path.lastIndexOf('/')
  return end === -1 ? null : path.slice(0, end)
}

/** Walks up from the parent, so that no category becomes its own ancestor. */
async function findParentId(tx: Tx, path: string, parentPath: string): Promise<number> {
  const parent = await findCategoryByPath(tx, parentPath)
  if (parent === undefined) throw new Error(`category ${path}: there is no category ${parentPath}`)
  const rows = await tx
    .select({ id: category.id, path: category.path, parentId: category.parentId })
    .from(category)
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (let at = byId.get(parent.id); at !== undefined; at = byId.get(at.parentId ?? -1)) {
    if (at.path === path)
      throw new Error(`category ${path}: cannot hang under its own descendant ${parentPath}`)
  }
  return parent.id
}
