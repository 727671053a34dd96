import { availableParallelism } from 'node:os'
import { readOptionIds } from '@sluimer/domain/configurator/bed/variant-id'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import type { CheckedDefinitionInput } from '@sluimer/product-files/configurator/definition-input'
import type { Logger } from '../../../platform/log.ts'
import { createGrowingCache } from '../../../platform/shelf/growing-cache.ts'
import { createEncodeQueue } from '../../media/encode-queue.ts'
import { createByteCache } from '../compose/byte-cache.ts'
import { type BedPicture, chooseLayers, findView } from '../compose/choose-layers.ts'
import { composeBed } from '../compose/compose-bed.ts'
import { type BedPictureFormat, encodeBed } from '../compose/encode-bed.ts'
import type { LayerSet } from '../compose/layer-set.ts'
import type { BedAddress } from '../scene/bed-address.ts'
import { listScenes, type Scene } from '../scene/list-scenes.ts'
import { findMainView, type MainView } from '../scene/main-view.ts'
import { toRevision } from '../scene/revision.ts'
import { listPropertiesOfSlots, listShownProperties, toBedPicture } from '../scene/shown-options.ts'
import { createFaultLog } from './fault-log.ts'

/** Some thousand finished pictures: what shoppers look at in an hour. */
const mostKeptBytes = 48 * 1024 * 1024
/** More addresses than there can be pictures. */
const mostNames = 10_000
/** A shopper who tries colors quickly leaves a few requests behind. */
const mostWaiting = 64

/** A picture that can be made, and whether its address will always mean the same bytes. */
interface BedPictureFound {
  readonly isForGood: boolean
  /** Throws QueueFull while too many others wait, and LayerSetError, which is logged, for a layer that cannot be read. */
  load(): Promise<Uint8Array>
}

/** How a picture is encoded; the width is in pixels. */
interface Size {
  readonly width: number
  readonly format: BedPictureFormat
}

/** A bed of a definition, and the form in which its picture is wanted. */
interface WantedPicture extends Size {
  readonly choices: Choices
  /** Waits for its turn however many wait, and is never refused. For callers who ask for one at a time. */
  readonly isPatient?: boolean
}

export interface BedPictures {
  listScenes(definition: CheckedDefinitionInput): readonly Scene[]
  /**
   * Returns the picture of an address that always means the same, when it was made not long ago: nothing else has to be
   * known for it, neither the definitions of the set nor its layers.
   */
  findKept(address: BedAddress): Uint8Array | undefined
  find(versions: readonly CheckedDefinitionInput[], address: BedAddress): BedPictureFound | undefined
  /** Finds the one view that stands for a bed in carts and mails; undefined while there are no layers. */
  findMainView(definition: CheckedDefinitionInput): MainView | undefined
  /**
   * Makes a bed's picture in its main view, never wider than the layers are; undefined when the set has none. Throws as
   * `BedPictureFound.load` does.
   */
  loadMainView(definition: CheckedDefinitionInput, wanted: WantedPicture): Promise<Uint8Array> | undefined
}

/** The pictures of a shop without layers. */
export const noPictures: BedPictures = {
  listScenes: () => [],
  findKept: () => undefined,
  find: () => undefined,
  findMainView: () => undefined,
  loadMainView: () => undefined,
}

/** Composes beds from opened layers, and keeps the pictures that were made last. */
export function createBedPictures(layers: LayerSet, log: Logger): BedPictures {
  const faults = createFaultLog(log)
  const kept = createByteCache(mostKeptBytes)
  /** The names in `kept` of addresses that are for good. */
  const names = createGrowingCache<string, string>(mostNames)
  const queue = createEncodeQueue({ atOnce: availableParallelism(), mostWaiting })
  const toName = (bed: BedPicture, { width, format }: Size) => JSON.stringify([bed, width, format])
  const compose = async (bed: BedPicture) => {
    try {
      const picture = await composeBed(layers, bed)
      faults.forget(chooseLayers(layers.manifest, bed).map(({ name }) => name))
      return picture
    } catch (error) {
      faults.report(error)
      throw error
    }
  }
  const make = (bed: BedPicture, size: Size, run = queue.run) =>
    kept.get(toName(bed, size), () => run(async () => encodeBed(await compose(bed), size)))

  return {
    listScenes: (definition) => listScenes(definition, layers.manifest),
    findKept(address) {
      const name = names.get(JSON.stringify(address))
      return name === undefined ? undefined : kept.peek(name)
    },
    /**
     * Finds the bed of an address. `versions` are the definitions of its set, the one sold now last. An address of an
     * earlier version shows the bed as it was; one of pictures that no longer exist shows the bed of today.
     */
    find(versions, address) {
      const own = versions.findLast((version) => toRevision(layers.manifest, version) === address.revision)
      const today = versions.at(-1)
      const bed = own ? findBed(layers, own, address) : today && findOlderBed(layers, today, address)
      if (bed === undefined) return undefined
      if (own !== undefined) names.set(JSON.stringify(address), toName(bed, address))
      return { isForGood: own !== undefined, load: () => make(bed, address) }
    },
    findMainView: (definition) => findMainView(definition, layers.manifest),
    loadMainView(definition, { choices, width, format, isPatient = false }) {
      const main = findMainView(definition, layers.manifest)
      const bed = main && toBedPicture(definition, main.view, choices)
      const size = { width: Math.min(width, main?.width ?? width), format }
      return bed && make(bed, size, isPatient ? queue.runPatiently : queue.run)
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

/** Finds the bed of an address of pictures that no longer exist, which may have been of a view without a seam. */
function findOlderBed(
  layers: LayerSet,
  definition: CheckedDefinitionInput,
  address: BedAddress,
): BedPicture | undefined {
  const bed = findBed(layers, definition, address)
  if (bed !== undefined || !Object.hasOwn(layers.manifest.views, address.view)) return bed
  const slots = findView(layers.manifest, address.view).slots.map(({ seam: _, ...slot }) => slot)
  const properties = listPropertiesOfSlots(definition, slots)
  const choices = readOptionIds({ properties }, address.optionIds)
  return choices && toBedPicture(definition, address.view, choices)
}
