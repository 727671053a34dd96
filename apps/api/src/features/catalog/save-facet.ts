import { and, eq, notInArray } from 'drizzle-orm'
import { z } from 'zod'
import { recordChange } from '../../platform/change-feed/record-change.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { colorField, slugField, titleField } from './input-fields.ts'
import { facet, facetValue } from './tables.ts'

export const facetInputSchema = z
  .strictObject({
    key: slugField.refine((key) => key !== 'ae-prijs', 'the price has its own filter'),
    title: titleField,
    position: z.int().min(0).max(1000),
    selectionType: z.enum(['link', 'slider', 'color', 'other']).default('link'),
    infoText: z.string().trim().max(1000).nullable().default(null),
    collapsible: z.boolean().default(true),
    collapsed: z.boolean().default(false),
    values: z
      .array(z.strictObject({ slug: slugField, title: titleField, color: colorField.optional() }))
      .min(1)
      .max(1000),
  })
  .refine(
    ({ selectionType, values }) => selectionType !== 'color' || values.every((value) => value.color),
    'every value of a group of colours has a color',
  )
export type FacetInput = z.input<typeof facetInputSchema>

/**
 * Adds a filter group, or changes the one with that key. Values stand in the order given; one that is not named any more
 * goes, from the products too. A slug belongs to one group only, since it can stand in a path alone (RT-13).
 */
export async function saveFacet(db: Db, input: FacetInput): Promise<{ id: number }> {
  const { key, values, ...settings } = facetInputSchema.parse(input)
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .insert(facet)
      .values({ key, ...settings })
      .onConflictDoUpdate({ target: facet.key, set: settings })
      .returning({ id: facet.id })
    if (row === undefined) throw new Error('an upsert answered no row')
    for (const [position, { color = null, ...value }] of values.entries()) {
      await saveValue(tx, { ...value, color, position, facetId: row.id })
    }
    const slugs = values.map((value) => value.slug)
    await tx.delete(facetValue).where(and(eq(facetValue.facetId, row.id), notInArray(facetValue.slug, slugs)))
    await recordChange(tx, 'facet', [`facet:${row.id}`, 'facets'])
    return row
  })
}

async function saveValue(tx: Tx, value: typeof facetValue.$inferInsert): Promise<void> {
  const { title, color, position, facetId } = value
  const saved = await tx
    .insert(facetValue)
    .values(value)
    .onConflictDoUpdate({
      target: facetValue.slug,
      set: { title, color, position },
      setWhere: eq(facetValue.facetId, facetId),
    })
    .returning({ id: facetValue.id })
  if (saved.length === 0) throw new Error(`the value ${value.slug} belongs to another group`)
}
