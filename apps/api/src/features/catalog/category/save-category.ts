import { categoryFillings } from '@sluimer/domain/deal/deal-kind'
import { takeBackKinds } from '@sluimer/domain/delivery/take-back'
import { z } from 'zod'
import { recordChange } from '../../../platform/change-feed/record-change.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import {
  categoryPathField,
  pictureKeyField,
  shopLinkField,
  slugField,
  textField,
  titleField,
} from '../input/input-fields.ts'
import { category } from '../tables/category-tables.ts'
import { findCategoryByPath } from './category.queries.ts'

export const categoryInputSchema = z.strictObject({
  path: categoryPathField,
  /** Where it hangs when that is not what its path says; null is the top level. */
  parentPath: categoryPathField.nullable().optional(),
  title: titleField,
  description: textField.default(''),
  position: z.int().min(0).max(10_000).default(0),
  inNavigation: z.boolean().default(false),
  bannerImage: pictureKeyField.nullable().default(null),
  cardImage: pictureKeyField.nullable().default(null),
  bannerTile: z
    .strictObject({
      title: titleField,
      subTitle: z.string().max(200),
      buttonText: titleField,
      link: shopLinkField,
      image: pictureKeyField,
    })
    .nullable()
    .default(null),
  actionSteps: z
    .array(z.strictObject({ title: titleField, text: textField }))
    .max(10)
    .default([]),
  tilesPerRow: z.union([z.literal(3), z.literal(4)]).default(3),
  facetKeys: z.array(slugField).max(50).default([]),
  countdown: z.enum(['daily', 'weekly']).nullable().default(null),
  /** What fills it by itself; running deals of its countdown's kind unless given. */
  filledBy: z.array(z.enum(categoryFillings)).optional(),
  wizardCode: slugField.nullable().default(null),
  /** Whether an old one can go along when it is delivered by two people. */
  takesOldAway: z.boolean().default(false),
  /** Which old goods go back with what is bought from it: lamps, beds, mattresses. */
  takeBack: z.enum(takeBackKinds).nullable().default(null),
  /** Whether products have to name their fibres to be imported into it, and into the categories whose paths begin with its own. */
  needsComposition: z.boolean().default(false),
  active: z.boolean().default(true),
})
export type CategoryInput = z.input<typeof categoryInputSchema>

/** Adds a category, or changes the one at that path: its page is there at once (RT-12). Its parent must exist. */
export async function saveCategory(db: Db, input: CategoryInput): Promise<{ id: number }> {
  const { path, parentPath = parentOf(path), ...given } = categoryInputSchema.parse(input)
  const values = { ...given, filledBy: given.filledBy ?? (given.countdown === null ? [] : [given.countdown]) }
  return inTransaction(db, async (tx) => {
    const parentId = parentPath === null ? null : await parentIdOf(tx, path, parentPath)
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

function parentOf(path: string): string | null {
  const end = path.lastIndexOf('/')
  return end === -1 ? null : path.slice(0, end)
}

/** Walks up from the parent, so that no category becomes its own ancestor. */
async function parentIdOf(tx: Tx, path: string, parentPath: string): Promise<number> {
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
