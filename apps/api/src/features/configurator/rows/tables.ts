import type { Choices } from '@sluimer/domain/configurator/model/definition'
import type { CheckedDefinitionInput } from '@sluimer/product-files/configurator/definition-input'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { product } from '../../catalog/tables/product-tables.ts'

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

/** A bed that was composed. Its id follows from its contents, so a row never changes, and links open for good. */
export const configuration = pgTable(
  'configuration',
  {
    id: text().primaryKey(),
    versionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => configuratorVersion.id),
    choices: jsonb().$type<Choices>().notNull(),
    /** What it cost when it was first saved. */
    priceCents: integer().notNull(),
    savedAt: savedAt(),
  },
  (t) => [
    index().on(t.versionId),
    check('configuration_id', sql`${t.id} ~ '^[0-9a-v]{12}$'`),
    check('configuration_price', sql`${t.priceCents} > 0`),
  ],
)

/**
 * The beds that were mailed to an address, kept for a day so that nobody fills a mailbox. The address itself is not here, and
 * cannot be read back from its hash.
 */
export const bedMail = pgTable(
  'bed_mail',
  {
    addressHash: text().notNull(),
    configurationId: text()
      .notNull()
      .references(() => configuration.id),
    mailedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.addressHash, t.configurationId] }), index().on(t.mailedAt)],
)
