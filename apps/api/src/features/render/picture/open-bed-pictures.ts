import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '../../../platform/log.ts'
import { listFile, openLayerSet } from '../compose/layer-set.ts'
import { LayerSetError } from '../compose/layer-set-error.ts'
import { type BedPictures, createBedPictures, noPictures } from './bed-pictures.ts'

/**
 * Opens the layers from which beds are composed, and gives their pictures each time they are asked for: those of the layers
 * as they are now. They are read again only when their list has changed. A shop without layers, or with a broken list of
 * them, has no scenes: the pages then show the fallback picture (CF-14). A list that is broken later leaves the pictures
 * of before.
 */
export function openBedPictures({
  folder,
  log,
}: {
  folder: string
  log: Logger
}): () => Promise<BedPictures> {
  let opened: { stamp: string; pictures: Promise<BedPictures> } | undefined

  async function open(): Promise<BedPictures> {
    const before = opened?.pictures ?? noPictures
    try {
      return createBedPictures(await openLayerSet(folder), log)
    } catch (error) {
      if (!(error instanceof LayerSetError)) throw error
      log.error({ err: error, folder }, 'the layers of the pictures of beds cannot be read')
      return before
    }
  }

  return async () => {
    const stamp = await readStamp(join(folder, listFile))
    if (opened?.stamp !== stamp) opened = { stamp, pictures: open() }
    return opened.pictures
  }
}

/** A text that changes when the file is written again; empty while there is no file. */
async function readStamp(file: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(file)
    return `${mtimeMs} ${size} ${ino}`
  } catch {
    return ''
  }
}
