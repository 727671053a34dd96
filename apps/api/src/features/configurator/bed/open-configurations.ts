import type { Configuration } from '@sluimer/contract/configurator/configuration-schemas'
import { completeChoices } from '@sluimer/domain/configurator/choose/complete-choices'
import { compileConfigurator } from '@sluimer/domain/configurator/model/configurator'
import type { DeliveryArea } from '@sluimer/domain/delivery/areas'
import { toConfiguratorDefinition } from '@sluimer/product-files/configurator/definition-input'
import type { Deps } from '../../../platform/deps.ts'
import { areaOfPages } from '../../catalog/stock/calculate-delivery-promise.ts'
import { findFullParts } from '../../delivery/find-full-parts.ts'
import type { Destination } from '../../delivery/promise-line.ts'
import { createMissingImage } from '../../media/to-image.ts'
import { findBedImages, type ImageSources } from '../picture/find-bed-images.ts'
import { type ConfigurationRow, findConfigurations } from '../rows/configuration.queries.ts'
import { type DefinitionVersion, findVersion } from '../rows/definition.queries.ts'
import { findSoldSet, type SoldSet } from '../set/sold-set.ts'
import { configureBed } from './configure-bed.ts'
import { findChanges } from './find-changes.ts'
import { toBedOfNow } from './to-bed-of-now.ts'
import { toSavedBed } from './to-saved-bed.ts'

type Changed = Pick<Configuration, 'now' | 'gone' | 'sentences' | 'nearest'>

/**
 * Opens saved beds, by id: what each was and cost, and what it is and costs now, or else what comes nearest. Unknown ids are
 * left out. What beds share is read once. Delivery is promised for the area.
 */
export async function openConfigurations(
  { clock, ...sources }: ImageSources & Pick<Deps, 'clock'>,
  ids: readonly string[],
  area: DeliveryArea = areaOfPages,
): Promise<ReadonlyMap<string, Configuration>> {
  const { db } = sources
  const now = clock()
  const rows = [...(await findConfigurations(db, ids)).values()]
  if (rows.length === 0) return new Map()
  const versions = await readEach(
    rows,
    ({ versionId }) => versionId,
    (id) => findVersion(db, String(id)),
  )
  const sets = await readEach(
    rows,
    ({ slug }) => slug,
    (slug) => findSoldSet(db, slug, now),
  )
  const images = await findBedImages(sources, ids)
  const full = await findFullParts(db, area, now)
  return new Map(
    rows.flatMap((row) => {
      const [version, set] = [versions.get(row.versionId), sets.get(row.slug)]
      if (version === undefined) return []
      const { name, fallbackImage } = (set?.version ?? version).definition
      const image = images.get(row.id) ?? createMissingImage(fallbackImage, name)
      const changed =
        set === undefined ? notSold : compareWithNow({ row, version, set, destination: { area, full } }, now)
      return [[row.id, { ...toSavedBed(row, version, { name, image }), ...changed }] as const]
    }),
  )
}

const notSold: Changed = { now: null, gone: [], sentences: [], nearest: null }

/** Reads one thing for each different key of the rows. */
async function readEach<Row, Key, Thing>(
  rows: readonly Row[],
  toKey: (row: Row) => Key,
  read: (key: Key) => Promise<Thing>,
): Promise<ReadonlyMap<Key, Thing>> {
  const things = new Map<Key, Thing>()
  for (const key of new Set(rows.map(toKey))) things.set(key, await read(key))
  return things
}

interface Compared {
  readonly row: ConfigurationRow
  readonly version: DefinitionVersion
  readonly set: SoldSet
  readonly destination: Destination
}

function compareWithNow({ row, version, set, destination }: Compared, now: Date): Changed {
  const definition = toConfiguratorDefinition(set.version.definition)
  const { kept, ...changes } = findChanges(version, set.version, row.choices)
  const [gone, sentences] = [[...changes.gone], [...changes.sentences]]
  const isSame = gone.length === 0 && sentences.length === 0
  const choices = isSame ? kept : completeChoices(compileConfigurator(definition), kept)
  if (choices === undefined) return { now: null, gone, sentences, nearest: null }
  const bed = toBedOfNow(set, configureBed(set, choices, now), destination, now)
  return { now: isSame ? bed : null, gone, sentences, nearest: isSame ? null : bed }
}
