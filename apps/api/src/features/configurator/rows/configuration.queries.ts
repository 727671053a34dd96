import type { CheckedDefinitionInput } from '@sluimer/product-files/configurator/definition-input'
import { eq, inArray } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { configuration, configuratorVersion } from './tables.ts'

export type ConfigurationRow = typeof configuration.$inferSelect

/** Adds a saved bed, unless there is one with that id, and returns what stands there. */
export async function keepConfiguration(tx: Tx, row: ConfigurationRow): Promise<ConfigurationRow> {
  await tx.insert(configuration).values(row).onConflictDoNothing()
  const [kept] = await tx.select().from(configuration).where(eq(configuration.id, row.id))
  if (kept === undefined) throw new Error(`configuration ${row.id} is gone`)
  return kept
}

/** Returns saved beds with the slugs of their sets, by id; unknown ids are left out. */
export async function findConfigurations(db: Connection, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, ConfigurationRow & { slug: string }>()
  const rows = await db
    .select({ configuration, slug: configuratorVersion.slug })
    .from(configuration)
    .innerJoin(configuratorVersion, eq(configuratorVersion.id, configuration.versionId))
    .where(inArray(configuration.id, [...ids]))
  return new Map(rows.map(({ configuration: row, slug }) => [row.id, { ...row, slug }]))
}

/** Returns saved beds, each with the definition that it was saved with, by id; unknown ids are left out. */
export async function findPicturedBeds(
  db: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<ConfigurationRow, 'choices'> & { definition: CheckedDefinitionInput }>> {
  if (ids.length === 0) return new Map()
  const { id, choices } = configuration
  const rows = await db
    .select({ id, choices, definition: configuratorVersion.definition })
    .from(configuration)
    .innerJoin(configuratorVersion, eq(configuratorVersion.id, configuration.versionId))
    .where(inArray(configuration.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row]))
}
