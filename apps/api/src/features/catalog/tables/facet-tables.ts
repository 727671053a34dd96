import { bigint, boolean, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'
import { product } from './product-tables.ts'

/** A filter group. `key` is its name in urls: kleur, maat, materiaal. */
export const facet = pgTable('facet', {
  id: id(),
  key: text().notNull().unique(),
  title: text().notNull(),
  selectionType: text({ enum: ['link', 'slider', 'color', 'other'] })
    .notNull()
    .default('link'),
  position: smallint().notNull(),
  infoText: text(),
  collapsible: boolean().notNull().default(true),
  collapsed: boolean().notNull().default(false),
  /** Title of a page with one value of it: '{category} in {value}'. Null keeps such pages out of search engines. */
  pageTitle: text(),
})

export const facetValue = pgTable(
  'facet_value',
  {
    id: id(),
    facetId: bigint({ mode: 'number' })
      .notNull()
      .references(() => facet.id, { onDelete: 'cascade' }),
    /** Unique over all facets, since it can appear in a path on its own (RT-13). */
    slug: text().notNull().unique(),
    title: text().notNull(),
    color: text(),
    position: smallint().notNull(),
  },
  (t) => [index().on(t.facetId)],
)

export const productFacetValue = pgTable(
  'product_facet_value',
  {
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    facetValueId: bigint({ mode: 'number' })
      .notNull()
      .references(() => facetValue.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.productId, t.facetValueId] }), index().on(t.facetValueId)],
)
