import type { Configuration } from '@sluimer/contract/configurator/configuration-schemas'
import { completeChoices } from '@sluimer/domain/configurator/choose/complete-choices'
import { findBrokenRules } from '@sluimer/domain/configurator/model/broken-rules'
import { compileConfigurator } from '@sluimer/domain/configurator/model/configurator'
import { isComplete } from '@sluimer/domain/configurator/model/definition'
import { toConfiguratorDefinition } from '@sluimer/product-files/configurator/definition-input'
import type { Connection } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { areaOfPages } from '../../catalog/stock/calculate-delivery-promise.ts'
import { findFullParts } from '../../delivery/find-full-parts.ts'
import { createMissingImage } from '../../media/to-image.ts'
import { findBedImages, type ImageSources } from '../picture/find-bed-images.ts'
import { type ConfigurationRow, findConfigurations } from '../rows/configuration.queries.ts'
import { type DefinitionVersion, findVersion } from '../rows/definition.queries.ts'
import { findSoldSet, type SoldSet } from '../set/sold-set.ts'
import { configureBed } from './configure-bed.ts'
import { listGoneChoices } from './gone-choices.ts'
import { toBedOfNow } from './to-bed-of-now.ts'
import { toSavedBed } from './to-saved-bed.ts'

type Changed = Pick<Configuration, 'now' | 'gone' | 'sentences' | 'nearest'>

/** Opens a saved bed: what it was and cost, and what it is and costs now, or else what comes nearest. */
export async function openConfiguration(
  { clock, ...sources }: ImageSources & Pick<Deps, 'clock'>,
  id: string,
): Promise<Outcome<Configuration>> {
  const { db } = sources
  const row = (await findConfigurations(db, [id])).get(id)
  const version = row && (await findVersion(db, String(row.versionId)))
  if (row === undefined || version === undefined) return { ok: false, error: { code: 'not_found' } }
  const now = clock()
  const set = await findSoldSet(db, version.slug, now)
  const newest = set?.version ?? version
  const { name, fallbackImage } = newest.definition
  const image = (await findBedImages(sources, [id])).get(id) ?? createMissingImage(fallbackImage, name)
  const changed = set === undefined ? notSold : await compareWithNow(db, { row, version, set }, now)
  return { ok: true, data: { ...toSavedBed(row, version, { name, image }), ...changed } }
}

const notSold: Changed = { now: null, gone: [], sentences: [], nearest: null }

async function compareWithNow(
  db: Connection,
  { row, version, set }: { row: ConfigurationRow; version: DefinitionVersion; set: SoldSet },
  now: Date,
): Promise<Changed> {
  const definition = toConfiguratorDefinition(set.version.definition)
  const full = await findFullParts(db, areaOfPages, now)
  const { gone, kept } = listGoneChoices(version, set.version, row.choices)
  const sentences = findBrokenRules(definition, kept).map(({ sentence }) => sentence)
  const isSame = gone.length === 0 && sentences.length === 0 && isComplete(definition, kept)
  const choices = isSame ? kept : completeChoices(compileConfigurator(definition), kept)
  if (choices === undefined) return { now: null, gone, sentences, nearest: null }
  const bed = toBedOfNow(set, configureBed(set, choices, now), full, now)
  return { now: isSame ? bed : null, gone, sentences, nearest: isSame ? null : bed }
}
