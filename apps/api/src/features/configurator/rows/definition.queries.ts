import type { CheckedDefinitionInput } from '@sluimer/product-files/configurator/definition-input'
import { and, asc, desc, eq, inArray, max, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../../platform/db/database.ts'
import { configurator, configuratorVersion } from './tables.ts'

/** One saved definition of a set, and the product that its beds are sold as. */
export interface DefinitionVersion {
  readonly id: number
  readonly slug: string
  readonly productId: number
  readonly definition: CheckedDefinitionInput
  readonly savedAt: Date
}

const columns = {
  id: configuratorVersion.id,
  slug: configuratorVersion.slug,
  productId: configurator.productId,
  definition: configuratorVersion.definition,
  savedAt: configuratorVersion.savedAt,
}

function selectVersions(db: Connection) {
  return db
    .select(columns)
    .from(configuratorVersion)
    .innerJoin(configurator, eq(configurator.slug, configuratorVersion.slug))
}

/** Returns the version of a set that is sold now. */
export async function findNewestVersion(
  db: Connection,
  slug: string,
): Promise<DefinitionVersion | undefined> {
  const [row] = await selectVersions(db)
    .where(eq(configuratorVersion.slug, slug))
    .orderBy(desc(configuratorVersion.id))
    .limit(1)
  return row
}

/** Returns the version of the set that is sold as a product. */
export async function findNewestVersionOf(
  db: Connection,
  productId: number,
): Promise<DefinitionVersion | undefined> {
  const [row] = await selectVersions(db)
    .where(eq(configurator.productId, productId))
    .orderBy(desc(configuratorVersion.id))
    .limit(1)
  return row
}

/** Returns the versions of sets that are sold now. */
export async function findNewestVersions(
  db: Connection,
  slugs: readonly string[],
): Promise<readonly DefinitionVersion[]> {
  return db
    .selectDistinctOn([configuratorVersion.slug], columns)
    .from(configuratorVersion)
    .innerJoin(configurator, eq(configurator.slug, configuratorVersion.slug))
    .where(inArray(configuratorVersion.slug, [...slugs]))
    .orderBy(asc(configuratorVersion.slug), desc(configuratorVersion.id))
}

/** Returns every version that a set ever had, oldest first. */
export async function findAllVersions(db: Connection, slug: string): Promise<readonly DefinitionVersion[]> {
  return selectVersions(db).where(eq(configuratorVersion.slug, slug)).orderBy(asc(configuratorVersion.id))
}

/** Returns a version by its id, in words of the contract; undefined when there is none. */
export async function findVersion(db: Connection, id: string): Promise<DefinitionVersion | undefined> {
  if (!/^\d{1,15}$/.test(id)) return undefined
  const [row] = await selectVersions(db).where(eq(configuratorVersion.id, Number(id)))
  return row
}

/**
 * Returns the versions of sets that were sold after a moment, by slug, oldest first; the last one is sold now. Earlier ones
 * matter to no price.
 */
export async function findVersionsSoldAfter(
  db: Connection,
  slugs: readonly string[],
  moment: Date,
): Promise<ReadonlyMap<string, readonly DefinitionVersion[]>> {
  if (slugs.length === 0) return new Map()
  const rows = await selectVersions(db)
    .where(
      and(
        inArray(configuratorVersion.slug, [...slugs]),
        sql`not exists (
          select from ${configuratorVersion} as later
          where later.slug = ${configuratorVersion.slug} and later.id > ${configuratorVersion.id}
            and later.saved_at <= ${moment.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(asc(configuratorVersion.id))
  return Map.groupBy(rows, ({ slug }) => slug)
}

/**
 * Locks sets until the transaction ends, so that no version of them is added meanwhile; readers and other orders do not wait.
 * They are locked in the order of their names, so that two orders never wait for each other.
 */
export async function holdConfigurators(tx: Tx, slugs: readonly string[]): Promise<void> {
  await tx
    .select({ slug: configurator.slug })
    .from(configurator)
    .where(inArray(configurator.slug, [...slugs]))
    .orderBy(asc(configurator.slug))
    .for('share')
}

/** Returns the ids of the versions of sets that are sold now, by slug. */
export async function findNewestVersionIds(
  db: Connection,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { slug, id } = configuratorVersion
  const rows = await db
    .select({ slug, newest: max(id) })
    .from(configuratorVersion)
    .where(inArray(slug, [...slugs]))
    .groupBy(slug)
  return new Map(rows.map((row) => [row.slug, row.newest ?? 0]))
}

/** Creates the row of a set, or finds it, and locks it until the transaction ends. */
export async function lockConfigurator(tx: Tx, slug: string, productId: number): Promise<void> {
  await tx
    .insert(configurator)
    .values({ slug, productId })
    .onConflictDoUpdate({ target: configurator.slug, set: { productId } })
}

export async function insertVersion(
  tx: Tx,
  row: Pick<DefinitionVersion, 'slug' | 'definition' | 'savedAt'>,
): Promise<number> {
  const [inserted] = await tx
    .insert(configuratorVersion)
    .values(row)
    .returning({ id: configuratorVersion.id })
  if (inserted === undefined) throw new Error('an insert answered no row')
  return inserted.id
}
