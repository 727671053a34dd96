import { toStepPath } from '@sluimer/domain/configurator/guide/configurator-paths'
import { toConfiguratorDefinition } from '@sluimer/product-files/configurator/definition-input'
import type { Connection } from '../../../platform/db/database.ts'
import type { SellableVariant } from '../../catalog/variant/find-sellable-variants.ts'
import { findConfigurations } from '../rows/configuration.queries.ts'
import { findVersion } from '../rows/definition.queries.ts'
import { findVersions } from '../set/sold-set.ts'
import { type Bed, configureBed, describeParts } from './configure-bed.ts'
import { type BedProblem, findBedProblem } from './find-bed-problem.ts'

/** A saved bed as it is now. */
export interface SavedBed extends Bed {
  readonly id: string
  /** The set, and the version of it that this bed was worked out from: the one that is sold now. */
  readonly slug: string
  readonly versionId: number
  /** Where its choices can be changed. */
  readonly link: string
  /**
   * Why it can no longer be made, what comes nearest and what both cost; undefined while it can be made and for a set that is not sold
   * any more. The variant is not active then.
   */
  readonly problem: BedProblem | undefined
}

interface WantedBed {
  readonly configurationId: string
  /** The article of the set. */
  readonly variant: SellableVariant
}

/** Works out saved beds at this moment, by id: each at the price of the version that is sold now. */
export async function configureSavedBeds(
  db: Connection,
  wanted: readonly WantedBed[],
  now: Date,
): Promise<ReadonlyMap<string, SavedBed>> {
  const rows = await findConfigurations(
    db,
    wanted.map(({ configurationId }) => configurationId),
  )
  const versionsOf = await findVersions(db, [...new Set([...rows.values()].map(({ slug }) => slug))], now)
  const beds = new Map<string, SavedBed>()
  for (const { configurationId: id, variant } of wanted) {
    const row = rows.get(id)
    const versions = row && versionsOf.get(row.slug)
    const version = versions?.at(-1)
    const then =
      row &&
      (versions?.find((one) => one.id === row.versionId) ?? (await findVersion(db, String(row.versionId))))
    if (row === undefined || versions === undefined || version === undefined || then === undefined) continue
    const set = { version, versions, variant }
    const bed = configureBed(set, row.choices, now)
    const problem = variant.isActive ? findBedProblem(then, set, row, now) : undefined
    const definition = toConfiguratorDefinition(version.definition)
    const link = toStepPath(row.slug, 1, definition, row.choices)
    const from = { slug: row.slug, versionId: version.id }
    const isActive = variant.isActive && problem === undefined
    // Only the version that a bed was composed with has words and a price for a part that is gone.
    const { parts, variantTitle } = describeParts(isActive ? version : then, row.choices)
    const priced = isActive ? bed.variant : withLastPrice(bed.variant, row.priceCents)
    const soldAs = { ...priced, variantTitle, isActive }
    beds.set(id, { ...bed, ...from, id, link, problem, parts, variant: soldAs })
  }
  return beds
}

/** A bed that cannot be ordered keeps the price that it was kept at: without its missing part it would be another bed's price. */
function withLastPrice(variant: SellableVariant, priceCents: number): SellableVariant {
  const without = { history: [], deal: undefined, dealOfNow: undefined }
  return { ...variant, ...without, priceCents, regularPriceCents: priceCents, price: { priceCents } }
}
