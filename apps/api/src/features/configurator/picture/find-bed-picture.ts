import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { QueueFull } from '../../media/encode-queue.ts'
import { LayerSetError } from '../../render/compose/layer-set-error.ts'
import { type BedPictures, openBedPictures } from '../../render/picture/bed-pictures.ts'
import { readBedAddress } from '../../render/scene/bed-address.ts'
import { findAllVersions } from '../rows/definition.queries.ts'

/** The pictures of the beds of all sets. */
export type SetPictures = BedPictures

/** Opens the layers that the shop is set up with. */
export function openSetPictures({ config, log }: Pick<Deps, 'config' | 'log'>): Promise<SetPictures> {
  return openBedPictures({ folder: config.layersDir, log })
}

interface MadePicture {
  readonly bytes: Uint8Array
  readonly format: string
  /** Whether its address will always mean these bytes. */
  readonly isForGood: boolean
}

/** Makes the picture of an address, or finds it among those made before. `params` are the parts of the address. */
export async function findBedPicture(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  pictures: SetPictures,
  params: unknown,
): Promise<Outcome<MadePicture>> {
  const address = readBedAddress(params)
  if (address === undefined) return { ok: false, error: { code: 'not_found' } }
  const versions = await findAllVersions(db, address.slug)
  const definitions = versions.map(({ definition }) => definition)
  const found = pictures.find(definitions, address)
  if (found === undefined) return { ok: false, error: { code: 'not_found' } }
  try {
    const { format } = address
    return { ok: true, data: { bytes: await found.load(), format, isForGood: found.isForGood } }
  } catch (error) {
    if (error instanceof QueueFull) return { ok: false, error: { code: 'unavailable' } }
    if (!(error instanceof LayerSetError)) throw error
    // A missing or broken layer is the shop's own fault. The page shows another picture instead (CF-14).
    log.error({ err: error }, 'a picture of a bed could not be composed')
    return { ok: false, error: { code: error.code === 'missing_layer' ? 'not_found' : 'unavailable' } }
  }
}
