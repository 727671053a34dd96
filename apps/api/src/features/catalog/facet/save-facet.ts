import { colorField, slugField, titleField } from '@sluimer/product-files/input/input-fields'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordChange } from '../../../platform/change-feed/record-change.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { facet, facetValue } from '../tables/facet-tables.ts'

const facetInputSchema = z
  .strictObject({
    key: slugField.refine((key) => key !== 'ae-prijs', 'the price has its own filter'),
    title: titleField,
    position: z.int().min(0).max(1000),
    selectionType: z.enum(['link', 'slider', 'color', 'other']).default('link'),
    infoText: z.string().trim().max(1000).nullable().default(null),
    collapsible: z.boolean().default(true),
    collapsed: z.boolean().default(false),
    pageTitle: z
      .string()
      .trim()
      .max(200)
      .refine(
        (pattern) => pattern.includes('{category}') && pattern.includes('{value}'),
        'a page title names {category} and {value}',
      )
      .nullable()
      .default(null),
    values: z
      .array(z.strictObject({ slug: slugField, title: titleField, color: colorField.optional() }))
      .min(1)
      .max(1000),
  })
  .refine(
    ({ selectionType, values }) => selectionType !== 'color' || values.every((value) => value.color),
    'every value of a group of colors has a color',
  )
export type FacetInput = z.input<typeof facetInputSchema>

/**
 * Adds a filter group, or changes the one with that key. Values keep the order given; one that is no longer named is
 * removed, also from the products. A slug belongs to one group only, since it can appear in a path on its own
 * (RT-13).
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
    await saveValues(tx, row.id, values)
    await recordChange(tx, 'facet', [`facet:${row.id}`, 'facets'])
    return row
  })
}

type Values = z.output<typeof facetInputSchema>['values']

async function saveValues(tx: Tx, facetId: number, values: Values): Promise<void> {
  const slugs = values.map((value) => value.slug)
  const saved = await tx
    .insert(facetValue)
    .values(values.map(({ color = null, ...value }, position) => ({ ...value, color, position, facetId })))
    .onConflictDoUpdate({
      target: facetValue.slug,
      set: { title: sql`excluded.title`, color: sql`excluded.color`, position: sql`excluded.position` },
      setWhere: eq(facetValue.facetId, facetId),
    })
    .returning({ slug: facetValue.slug })
  const own = new Set(saved.map(({ slug }) => slug))
  const taken = slugs.filter((slug) => !own.has(slug))
  if (taken.length > 0) throw new Error(`${taken.join(', ')} belongs to another group`)
  await tx.delete(facetValue).where(and(eq(facetValue.facetId, facetId), notInArray(facetValue.slug, slugs)))
}
