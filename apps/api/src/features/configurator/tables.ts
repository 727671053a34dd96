import type { CheckedDefinitionInput } from '@sluimer/product-files/configurator/definition-input'
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { product } from '../catalog/tables/product-tables.ts'

const savedAt = () => timestamp({ withTimezone: true }).notNull()

/** A set that shoppers compose themselves. Its row is locked while a version is added, so that two saves take turns. */
export const configurator = pgTable('configurator', {
  slug: text().primaryKey(),
  /** The article that a bed of the set is sold as. */
  productId: bigint({ mode: 'number' })
    .notNull()
    .unique()
    .references(() => product.id),
})

/** Every definition that a set ever had. Rows never change; the newest is the one that is sold. */
export const configuratorVersion = pgTable(
  'configurator_version',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    slug: text()
      .notNull()
      .references(() => configurator.slug),
    definition: jsonb().$type<CheckedDefinitionInput>().notNull(),
    savedAt: savedAt(),
  },
  (t) => [index().on(t.slug, t.id)],
)
