import type { Tx } from '../../../platform/db/database.ts'
import { findNewestVersionIds, holdConfigurators } from '../rows/definition.queries.ts'

/** A version of a set that something was worked out from. */
export interface UsedVersion {
  readonly slug: string
  readonly versionId: number
}

/**
 * Makes sure that no new version of these sets is saved until the transaction ends, and returns whether the given versions are
 * still the ones that are sold. The lock comes first: a version that was being saved is then seen.
 */
export async function holdVersions(tx: Tx, used: readonly UsedVersion[]): Promise<boolean> {
  const slugs = [...new Set(used.map(({ slug }) => slug))]
  if (slugs.length === 0) return true
  await holdConfigurators(tx, slugs)
  const newest = await findNewestVersionIds(tx, slugs)
  return used.every(({ slug, versionId }) => newest.get(slug) === versionId)
}
