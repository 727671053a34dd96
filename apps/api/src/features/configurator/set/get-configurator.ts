import type { Configurator } from '@sluimer/contract/configurator/definition-schemas'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { listSamples } from '../../catalog/variant/list-samples.ts'
import { findImages } from '../../media/find-images.ts'
import type { BedModels } from '../../render/model/bed-models.ts'
import type { BedPictures } from '../../render/picture/bed-pictures.ts'
import { findAllVersions } from '../rows/definition.queries.ts'
import { listGoneOptions } from './gone-options.ts'
import { findSoldSet } from './sold-set.ts'
import { toConfigurator } from './to-configurator.ts'

/** What shows the beds of a set. */
interface BedLooks {
  pictures: Pick<BedPictures, 'listScenes'>
  models: Pick<BedModels, 'describe'>
}

/** Returns a set as it is sold now; one whose product is not sold is not found (CF-17). */
export async function getConfigurator(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { pictures, models }: BedLooks,
  slug: string,
): Promise<Outcome<Configurator>> {
  const now = clock()
  const set = await findSoldSet(db, slug, now)
  if (set === undefined) return { ok: false, error: { code: 'not_found' } }
  const { definition } = set.version
  const options = definition.steps.flatMap(({ properties }) => properties.flatMap((one) => one.options))
  const images = await findImages(db, [
    definition.fallbackImage,
    ...options.flatMap(({ image }) => image ?? []),
  ])
  const samples = options.some(({ fabric }) => fabric?.sample) ? await listSamples(db, now) : new Map()
  const [scenes, model] = [pictures.listScenes(definition), models.describe(definition)]
  const gone = listGoneOptions(await findAllVersions(db, slug))
  return { ok: true, data: toConfigurator(set, { images, samples, scenes, model, gone }, now) }
}
