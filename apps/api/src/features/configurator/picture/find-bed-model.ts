import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { QueueFull } from '../../media/encode-queue.ts'
import { type BedModels, openBedModels } from '../../render/model/bed-models.ts'
import { type ModelFormat, partsParamsSchema, readModelAddress } from '../../render/model/model-address.ts'
import { ModelSetError } from '../../render/model/model-set-error.ts'
import { findAllVersions } from '../rows/definition.queries.ts'

/** The beds of all sets in three dimensions. */
export type SetModels = BedModels

/** Opens the parts that the shop is set up with. */
export function openSetModels({ config, log }: Pick<Deps, 'config' | 'log'>): Promise<SetModels> {
  return openBedModels({ folder: config.modelDir, log })
}

/** Returns the file of parts of an address; undefined for one that there is not. `params` are the parts of the address. */
export function findParts(models: SetModels, params: unknown): Uint8Array | undefined {
  const address = partsParamsSchema.safeParse(params)
  return address.success ? models.findParts(address.data) : undefined
}

interface MadeModel {
  readonly bytes: Uint8Array
  readonly format: ModelFormat
  /** Whether its address will always mean these bytes. */
  readonly isForGood: boolean
}

/** Makes the model of the bed of an address, or finds it among those made before. `params` are the parts of the address. */
export async function findBedModel(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  models: SetModels,
  params: unknown,
): Promise<Outcome<MadeModel>> {
  const address = readModelAddress(params)
  if (address === undefined) return { ok: false, error: { code: 'not_found' } }
  const versions = await findAllVersions(db, address.slug)
  const found = models.find(
    versions.map(({ definition }) => definition),
    address,
  )
  if (found === undefined) return { ok: false, error: { code: 'not_found' } }
  try {
    return {
      ok: true,
      data: { bytes: await found.load(), format: address.format, isForGood: found.isForGood },
    }
  } catch (error) {
    if (!(error instanceof QueueFull || error instanceof ModelSetError)) throw error
    // A damaged file of parts is the shop's own fault; the page still has the picture.
    if (error instanceof ModelSetError) log.error({ err: error }, 'the model of a bed could not be made')
    return { ok: false, error: { code: 'unavailable' } }
  }
}
