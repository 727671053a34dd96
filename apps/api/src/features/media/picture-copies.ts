import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Connection } from '../../platform/db/database.ts'
import type { Logger } from '../../platform/log.ts'
import { createSharedWork } from '../../platform/share-work.ts'
import { encodePicture } from './encode-picture.ts'
import { createEncodeQueue } from './encode-queue.ts'
import { toMasterPath } from './master-path.ts'
import { findPictures } from './media.queries.ts'
import type { PictureAddress } from './picture-address.ts'
import { createPictureStore } from './picture-store.ts'

export interface PictureCopy {
  /** Names exactly these bytes: it changes with the master, the width and the format. */
  version: string
  load(): Promise<Buffer>
}

/** A shop page requests some dozens of pictures; this covers several pages of new ones. */
const mostWaiting = 256

/** Makes and stores the smaller copies of pictures, each once, however many requests come at the same time. */
export function createPictureCopies(options: { mediaDir: string; dataDir: string; log: Logger }) {
  const { mediaDir, dataDir, log } = options
  const store = createPictureStore(join(dataDir, 'media'))
  const queue = createEncodeQueue({ atOnce: availableParallelism(), mostWaiting })
  const share = createSharedWork<Buffer>()

  async function make(path: string, name: string, { width, format }: PictureAddress): Promise<Buffer> {
    const bytes = await queue.run(() => encodePicture(path, width, format))
    // A full disk makes the next request slower but does not cost this one its picture.
    await store
      .save(name, bytes)
      .catch((error) => log.error({ err: error, name }, 'a picture could not be kept'))
    return bytes
  }

  const loadOnce = (path: string, name: string, address: PictureAddress) =>
    share(name, async () => (await store.find(name)) ?? make(path, name, address))

  return {
    /** Returns undefined when there is no such picture, or its master is missing. */
    async find(db: Connection, address: PictureAddress): Promise<PictureCopy | undefined> {
      const picture = (await findPictures(db, [address.key])).get(address.key)
      if (picture === undefined) return undefined
      const path = toMasterPath(mediaDir, picture.file)
      const master = await stat(path).catch(() => undefined)
      if (master === undefined) return undefined

      const version = createHash('sha256')
        .update([picture.file, master.size, master.mtimeMs, address.width, address.format].join('/'))
        .digest('base64url')
        .slice(0, 16)
      const name = join(String(address.width), `${address.key}-${version}.${address.format}`)
      return { version, load: () => loadOnce(path, name, address) }
    },
    tidy: store.tidy,
  }
}
