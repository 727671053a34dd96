import type { BedModel } from '@sluimer/contract/render/schemas'
import { readOptionIds } from '@sluimer/domain/configurator/bed/variant-id'
import { listNodes } from '@sluimer/domain/configurator/shape/choose-nodes'
import type { CheckedDefinitionInput } from '@sluimer/product-files/configurator/definition-input'
import type { Logger } from '../../../platform/log.ts'
import { createEncodeQueue } from '../../media/encode-queue.ts'
import { createByteCache } from '../compose/byte-cache.ts'
import { toRevision } from '../scene/revision.ts'
import { listPropertiesOfSlots, toBedPicture } from '../scene/shown-options.ts'
import { composeModel, type ModelBed } from './compose-model.ts'
import { type ModelAddress, toModelAddress, toPartsAddress } from './model-address.ts'
import { type ModelSet, openModelSet, type PartsFile } from './model-set.ts'
import { ModelSetError } from './model-set-error.ts'
import { writeGlb } from './write-glb.ts'
import { writeUsdText } from './write-usd-text.ts'
import { writeUsdz } from './write-usdz.ts'

/** Some twenty beds in both formats: few shoppers put a bed in their own room. */
const mostKeptBytes = 48 * 1024 * 1024
/** One is made at a time, in about a tenth of a second; more than these wait in vain. */
const mostWaiting = 16

/** A model that can be made, and whether its address will always mean the same bytes. */
interface BedModelFound {
  readonly isForGood: boolean
  /** Throws QueueFull while too many others wait, and ModelSetError for parts that cannot be read. */
  load(): Promise<Uint8Array>
}

export interface BedModels {
  /** Returns what a page needs to show the beds of a set; null when there are no parts for them. */
  describe(definition: CheckedDefinitionInput): BedModel | null
  findParts(address: { hash: string; name: string }): Uint8Array | undefined
  find(versions: readonly CheckedDefinitionInput[], address: ModelAddress): BedModelFound | undefined
}

/** Opens the parts of which beds are made. A shop without them, or with a broken list, shows no bed in three dimensions. */
export async function openBedModels({ folder, log }: { folder: string; log: Logger }): Promise<BedModels> {
  try {
    return createBedModels(await openModelSet(folder))
  } catch (error) {
    if (!(error instanceof ModelSetError)) throw error
    log.error({ err: error, folder }, 'beds are not shown in three dimensions')
    return { describe: () => null, findParts: () => undefined, find: () => undefined }
  }
}

function createBedModels(set: ModelSet): BedModels {
  const kept = createByteCache(mostKeptBytes)
  const queue = createEncodeQueue({ atOnce: 1, mostWaiting })
  const { slots, standard } = set.manifest
  const made = [set.manifest, set.files.map(({ hash }) => hash)]

  return {
    describe(definition) {
      const file = findFile(set, definition)
      if (file === undefined) return null
      const revision = toRevision(made, definition)
      return {
        url: toPartsAddress(file),
        bedUrl: toModelAddress({ revision, slug: definition.slug }),
        properties: listPropertiesOfSlots(definition, slots).map(({ id }) => id),
        slots,
        standard: { ...standard, ...definition.pictureParts },
      }
    },
    findParts: ({ hash, name }) => set.files.find((file) => file.hash === hash && file.name === name)?.bytes,
    /** As pictures: an address of an earlier version shows the bed as it was, one of older parts the bed of today. */
    find(versions, address) {
      const own = versions.findLast((version) => toRevision(made, version) === address.revision)
      const definition = own ?? versions.at(-1)
      const file = definition && findFile(set, definition)
      const bed = definition && findBed(set, definition, address)
      if (file === undefined || bed === undefined) return undefined
      const name = JSON.stringify([bed, definition?.name, address.format])
      const make = async () => {
        const surfaces = composeModel(set, file, bed)
        if (address.format === 'glb') return writeGlb(surfaces, definition?.name ?? '')
        return writeUsdz([{ name: 'bed.usda', bytes: Buffer.from(writeUsdText(surfaces)) }])
      }
      return { isForGood: own !== undefined, load: () => kept.get(name, () => queue.run(make)) }
    },
  }
}

/** Returns the file that has the parts of all beds of a set; undefined when there is none. */
function findFile({ manifest, files }: ModelSet, definition: CheckedDefinitionInput): PartsFile | undefined {
  const variants = new Map(
    Object.entries(definition.pictureParts).map(([part, variant]) => [part, [variant]]),
  )
  for (const { options } of listPropertiesOfSlots(definition, manifest.slots))
    for (const { picture } of options)
      if (picture !== null)
        variants.set(picture.part, [...(variants.get(picture.part) ?? []), picture.variant])
  const names = new Set(listNodes(manifest, Object.fromEntries(variants)))
  return files.find(({ nodes }) => [...names].every((name) => nodes.has(name)))
}

function findBed(
  { manifest }: ModelSet,
  definition: CheckedDefinitionInput,
  { optionIds }: ModelAddress,
): ModelBed | undefined {
  const choices = readOptionIds({ properties: listPropertiesOfSlots(definition, manifest.slots) }, optionIds)
  const bed = choices && toBedPicture(definition, 'model', choices)
  return bed && { choices: bed.choices, color: bed.fabric.color }
}
