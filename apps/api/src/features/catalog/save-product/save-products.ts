import type { CheckedProductInput } from '@sluimer/product-files/input/product-input'
import { sql } from 'drizzle-orm'
import { recordChange } from '../../../platform/change-feed/record-change.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { insertRows, toColumn } from '../../../platform/db/insert-rows.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { listCategoryTags } from '../category/category-tags.ts'
import { product } from '../tables/product-tables.ts'
import { saveOptions } from './save-options.ts'
import { saveCategories, saveFacetValues, saveImages } from './save-product-parts.ts'
import { findReferences } from './save-product-references.ts'
import { saveVariants } from './save-variants.ts'
import type { SavedRow } from './saved-row.ts'

/**
 * Adds products with everything that belongs to them, or changes those with these slugs: all of them in one
 * transaction, or none. Each slug may come only once. Many together take hardly more statements than one. Prices that
 * differ go into the history from `now` on; stock of known variants stays as it is; a variant that is no longer named
 * is no longer sold. Returns the ids in the order given.
 */
export async function saveProducts(
  db: Db,
  inputs: readonly CheckedProductInput[],
  now: Date,
): Promise<{ id: number }[]> {
  if (inputs.length === 0) return []
  return inTransaction(db, async (tx) => {
    const getReferences = await findReferences(tx, inputs)
    const rows = await saveRows(
      tx,
      inputs.map((input) => ({ input, references: getReferences(input) })),
    )
    const formerCategoryIds = await saveCategories(tx, rows)
    await saveImages(tx, rows)
    await saveFacetValues(tx, rows)
    const valueIdsOf = await saveOptions(tx, rows)
    await saveVariants(tx, rows, valueIdsOf, now)
    const categoryIds = rows.flatMap(({ references }) => references.categoryIds)
    const listedIn = await listCategoryTags(tx, [...new Set([...formerCategoryIds, ...categoryIds])])
    await recordChange(tx, 'product', [...rows.map(({ id }) => `product:${id}`), ...listedIn])
    return rows.map(({ id }) => ({ id }))
  })
}

async function saveRows(tx: Tx, given: readonly Omit<SavedRow, 'id'>[]): Promise<SavedRow[]> {
  const idOf = new Map<string, number>()
  // A product keeps its moment of creation unless another is given, which takes a statement of its own.
  for (const some of [
    given.filter(({ input }) => input.createdAt === undefined),
    given.filter(({ input }) => input.createdAt !== undefined),
  ])
    for (const { slug, id } of await upsert(tx, some)) idOf.set(slug, Number(id))
  return given.map((one) => {
    const id = idOf.get(one.input.slug)
    if (id === undefined) throw new Error('an upsert answered no row')
    return { ...one, id }
  })
}

/** Adds or changes rows that either all have a moment of creation or all have none. */
function upsert(tx: Tx, given: readonly Omit<SavedRow, 'id'>[]) {
  const rows = given.map(toColumns)
  return insertRows<typeof product, { id: string; slug: string }>(
    tx,
    product,
    rows,
    sql`on conflict (slug) do update set ${asGiven(Object.keys(rows[0] ?? {}))} returning id, slug`,
  )
}

/** Sets every column but the slug to the value in the row that could not be inserted. */
const asGiven = (fields: readonly string[]) =>
  sql.join(
    fields
      .filter((field) => field !== 'slug')
      .map((field) => sql.identifier(toColumn(field)))
      .map((column) => sql`${column} = excluded.${column}`),
    sql`, `,
  )

function toColumns({ input, references }: Omit<SavedRow, 'id'>) {
  const { createdAt } = input
  return {
    slug: input.slug,
    sku: input.sku,
    title: input.title,
    subTitle: input.subTitle,
    brandId: references.brandId,
    manufacturerId: references.manufacturerId,
    mainCategoryId: references.mainCategoryId,
    summary: input.summary,
    description: input.description,
    highlights: input.highlights,
    specifications: input.specifications,
    composition: input.composition,
    hasAnimalParts: input.hasAnimalParts,
    care: input.care,
    warnings: input.warnings,
    energyLabel: input.energyLabel,
    lightSource: input.lightSource,
    producerGuarantee: input.producerGuarantee,
    customFields: input.customFields,
    deliveryClass: input.deliveryClass,
    leadTimeDays: input.leadTimeDays,
    vatClass: input.vatClass,
    madeToMeasure: input.madeToMeasure,
    condition: input.condition,
    isSample: input.isSample,
    popularity: input.popularity,
    active: input.active,
    ...(createdAt === undefined ? {} : { createdAt }),
  }
}
