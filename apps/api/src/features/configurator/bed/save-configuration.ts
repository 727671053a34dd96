import type { Configuration } from '@sluimer/contract/configurator/configuration-schemas'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { type ConfigurationRow, keepConfiguration } from '../rows/configuration.queries.ts'
import { findVersion } from '../rows/definition.queries.ts'
import { findSoldSet, type SoldSet } from '../set/sold-set.ts'
import { checkChoices } from './check-choices.ts'
import { toConfigurationId } from './configuration-id.ts'
import { type Bed, configureBed } from './configure-bed.ts'
import { openConfiguration } from './open-configuration.ts'

/** A request for a bed of a set. `path` is where the request has the choices. */
export interface BedRequest {
  readonly slug: string
  readonly boxconfigId: string
  readonly parts: Choices
  readonly path: string
}

/** A bed that can be made now. */
export interface AskedForBed {
  readonly set: SoldSet
  readonly bed: Bed
}

/** Keeps a composed bed, and returns it with its link. A bed that cannot be made is refused with the reason. */
export async function saveConfiguration(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  request: BedRequest,
): Promise<Outcome<Configuration>> {
  const now = deps.clock()
  const saved = await inTransaction(deps.db, async (tx): Promise<Outcome<string>> => {
    const asked = await findBed(tx, request, now)
    return asked.ok ? { ok: true, data: (await keepBed(tx, asked.data, now)).id } : asked
  })
  return saved.ok ? openConfiguration(deps, saved.data) : saved
}

/** Works out the bed that a request asks for, at what it costs now. */
export async function findBed(
  tx: Tx,
  { slug, boxconfigId, parts, path }: BedRequest,
  now: Date,
): Promise<Outcome<AskedForBed>> {
  const set = await findSoldSet(tx, slug, now)
  if (set === undefined)
    return { ok: false, error: { code: 'not_found', message: 'Deze boxspring verkopen we niet (meer).' } }
  const version = await findVersion(tx, boxconfigId)
  const seen = version?.slug === slug ? version : undefined
  const choices = checkChoices(set.version, { parts, seen, path })
  return choices.ok ? { ok: true, data: { set, bed: configureBed(set, choices.data, now) } } : choices
}

/** Keeps a bed under the id that follows from what it is; the same bed at the same price is kept once. */
export async function keepBed(tx: Tx, { set, bed }: AskedForBed, now: Date): Promise<ConfigurationRow> {
  const { choices } = bed
  const content = { versionId: set.version.id, choices, priceCents: bed.variant.price.priceCents }
  const id = toConfigurationId({ slug: set.version.slug, ...content })
  const kept = await keepConfiguration(tx, { id, ...content, savedAt: now })
  // Two beds with one id would open as each other.
  const isSame =
    kept.versionId === content.versionId &&
    kept.priceCents === content.priceCents &&
    Object.entries(choices).every(([id, optionId]) => kept.choices[id] === optionId)
  if (!isSame) throw new Error(`another bed has the id ${id}`)
  return kept
}
