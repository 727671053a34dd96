import { availableParallelism } from 'node:os'
import { readOptionIds } from '@sluimer/domain/configurator/bed/variant-id'
import type { CheckedDefinitionInput } from '@sluimer/product-files/configurator/definition-input'
import type { Logger } from '../../../platform/log.ts'
import { createEncodeQueue } from '../../media/encode-queue.ts'
import { createByteCache } from '../compose/byte-cache.ts'
import type { BedPicture } from '../compose/choose-layers.ts'
import { composeBed } from '../compose/compose-bed.ts'
import { encodeBed } from '../compose/encode-bed.ts'
import { type LayerSet, openLayerSet } from '../compose/layer-set.ts'
import { LayerSetError } from '../compose/layer-set-error.ts'
import type { BedAddress } from '../scene/bed-address.ts'
import { listScenes, type Scene } from '../scene/list-scenes.ts'
import { toRevision } from '../scene/revision.ts'
import { listShownProperties, toBedPicture } from '../scene/shown-options.ts'

/** Some thousand finished pictures: what shoppers look at in an hour. */
const mostKeptBytes = 48 * 1024 * 1024
/** A shopper who tries colors quickly leaves a few requests behind. */
const mostWaiting = 64

/** A picture that can be made, and whether its address will always mean the same bytes. */
interface BedPictureFound {
  readonly isForGood: boolean
  /** Throws QueueFull while too many others wait, and LayerSetError for a layer that cannot be read. */
  load(): Promise<Uint8Array>
}

export interface BedPictures {
  listScenes(definition: CheckedDefinitionInput): readonly Scene[]
  find(versions: readonly CheckedDefinitionInput[], address: BedAddress): BedPictureFound | undefined
}

/**
 * Opens the layers from which beds are composed. A shop without layers, or with a broken list of them, has no scenes: the
 * pages then show the fallback picture (CF-14).
 */
export async function openBedPictures({
  folder,
  log,
}: {
  folder: string
  log: Logger
}): Promise<BedPictures> {
  try {
    return createBedPictures(await openLayerSet(folder))
  } catch (error) {
    if (!(error instanceof LayerSetError)) throw error
    log.error({ err: error, folder }, 'beds have no pictures of their own')
    return { listScenes: () => [], find: () => undefined }
  }
}

function createBedPictures(layers: LayerSet): BedPictures {
  const kept = createByteCache(mostKeptBytes)
  const queue = createEncodeQueue({ atOnce: availableParallelism(), mostWaiting })

  return {
    listScenes: (definition) => listScenes(definition, layers.manifest),
    /**
     * Finds the bed of an address. `versions` are the definitions of its set, the one sold now last. An address of an
     * earlier version shows the bed as it was; one of pictures that no longer exist shows the bed of today.
     */
    find(versions, address) {
      const own = versions.findLast((version) => toRevision(layers.manifest, version) === address.revision)
      const definition = own ?? versions.at(-1)
      const bed = definition && findBed(layers, definition, address)
      if (bed === undefined) return undefined
      const name = JSON.stringify([bed, address.width, address.format])
      return {
        isForGood: own !== undefined,
        load: () =>
          kept.get(name, () => queue.run(async () => encodeBed(await composeBed(layers, bed), address))),
      }
    },
  }
}

function findBed(
  { manifest }: LayerSet,
  definition: CheckedDefinitionInput,
  { view, optionIds }: BedAddress,
): BedPicture | undefined {
  if (!Object.hasOwn(manifest.views, view)) return undefined
  const properties = listShownProperties(definition, manifest, view)
  const choices = readOptionIds({ properties }, optionIds)
  return choices && toBedPicture(definition, view, choices)
}
