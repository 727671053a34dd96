import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { QueueFull } from '../../media/encode-queue.ts'
import { toMediaType } from '../../media/picture-address.ts'
import { LayerSetError } from '../../render/compose/layer-set-error.ts'
import { readBedAddress } from '../../render/scene/bed-address.ts'
import { findAllVersions } from '../rows/definition.queries.ts'
import type { SetPictures } from './open-set-pictures.ts'

export interface MadePicture {
  readonly bytes: Uint8Array
  /** Its media type. */
  readonly type: string
  /** Whether its address will always mean these bytes. */
  readonly isForGood: boolean
}

/** Makes the picture of an address, or finds it among those made before. `params` are the parts of the address. */
export async function findBedPicture(
  { db }: Pick<Deps, 'db'>,
  pictures: SetPictures,
  params: unknown,
): Promise<Outcome<MadePicture>> {
  const address = readBedAddress(params)
  if (address === undefined) return { ok: false, error: { code: 'not_found' } }
  const type = toMediaType(address.format)
  const kept = pictures.findKept(address)
  if (kept !== undefined) return { ok: true, data: { bytes: kept, type, isForGood: true } }
  const versions = await findAllVersions(db, address.slug)
  const definitions = versions.map(({ definition }) => definition)
  const found = pictures.find(definitions, address)
  if (found === undefined) return { ok: false, error: { code: 'not_found' } }
  try {
    return { ok: true, data: { bytes: await found.load(), type, isForGood: found.isForGood } }
  } catch (error) {
    return { ok: false, error: { code: toUnmadeCode(error) } }
  }
}

/** Tells why a picture could not be made; throws what is a fault of the program. */
export function toUnmadeCode(error: unknown): 'not_found' | 'unavailable' {
  if (error instanceof QueueFull) return 'unavailable'
  if (!(error instanceof LayerSetError)) throw error
  // A missing or broken layer is the shop's own fault, and was logged. The page shows another picture instead (CF-14).
  return error.code === 'missing_layer' ? 'not_found' : 'unavailable'
}
