import { availableParallelism } from 'node:os'
import { readOptionIds } from '@sluimer/domain/configurator/bed/variant-id'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import type { CheckedDefinitionInput } from '@sluimer/product-files/configurator/definition-input'
import type { Logger } from '../../../platform/log.ts'
import { createEncodeQueue } from '../../media/encode-queue.ts'
import { createByteCache } from '../compose/byte-cache.ts'
import type { BedPicture } from '../compose/choose-layers.ts'
import { composeBed } from '../compose/compose-bed.ts'
import { type BedPictureFormat, encodeBed } from '../compose/encode-bed.ts'
import { type LayerSet, openLayerSet } from '../compose/layer-set.ts'
import { LayerSetError } from '../compose/layer-set-error.ts'
import type { BedAddress } from '../scene/bed-address.ts'
import { listScenes, type Scene } from '../scene/list-scenes.ts'
import { findMainView, type MainView } from '../scene/main-view.ts'
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

/** A bed of a definition, and the form in which its picture is wanted. `width` is in pixels. */
interface WantedPicture {
  readonly choices: Choices
  readonly width: number
  readonly format: BedPictureFormat
}

export interface BedPictures {
  listScenes(definition: CheckedDefinitionInput): readonly Scene[]
  find(versions: readonly CheckedDefinitionInput[], address: BedAddress): BedPictureFound | undefined
  /** Finds the one view that stands for a bed in carts and mails; undefined while there are no layers. */
  findMainView(definition: CheckedDefinitionInput): MainView | undefined
  /**
   * Makes a bed's picture in its main view, never wider than the layers are; undefined when the set has none. Throws as
   * `BedPictureFound.load` does.
   */
  loadMainView(definition: CheckedDefinitionInput, wanted: WantedPicture): Promise<Uint8Array> | undefined
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
    return {
      listScenes: () => [],
      find: () => undefined,
      findMainView: () => undefined,
      loadMainView: () => undefined,
    }
  }
}

function createBedPictures(layers: LayerSet): BedPictures {
  const kept = createByteCache(mostKeptBytes)
  const queue = createEncodeQueue({ atOnce: availableParallelism(), mostWaiting })
  const make = (bed: BedPicture, size: { width: number; format: BedPictureFormat }) =>
    kept.get(JSON.stringify([bed, size.width, size.format]), () =>
      queue.run(async () => encodeBed(await composeBed(layers, bed), size)),
    )

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
      return { isForGood: own !== undefined, load: () => make(bed, address) }
    },
    findMainView: (definition) => findMainView(definition, layers.manifest),
    loadMainView(definition, { choices, width, format }) {
      const main = findMainView(definition, layers.manifest)
      const bed = main && toBedPicture(definition, main.view, choices)
      return main && bed && make(bed, { width: Math.min(width, main.width), format })
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
