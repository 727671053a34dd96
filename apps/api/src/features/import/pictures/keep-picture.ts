import { randomUUID } from 'node:crypto'
import { copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../../platform/db/database.ts'
import { toMasterPath } from '../../media/master-path.ts'
import { type Measures, measurePicture } from '../../media/measure-picture.ts'
import { openPicture } from '../../media/open-picture.ts'
import { registerPicture } from '../../media/register-picture.ts'

const extensions: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' }

/** Writes a file into a folder under this name, or says why it cannot. */
export type Fill = (to: string) => Promise<{ ok: true } | { ok: false; reason: string }>

interface Arrival {
  key: string
  /** The picture's name in the file. */
  name: string
  alt: string
  fill: Fill
  isRehearsal: boolean
}

/**
 * Stores a picture among the masters under its key. The picture is checked before it gets its name: a process that is
 * killed half-way leaves an unused file, never half a picture, and the next run fetches it again.
 */
export async function keepPicture(
  db: Db,
  mediaDir: string,
  { key, name, alt, fill, isRehearsal }: Arrival,
): Promise<{ ok: true } | { ok: false; reason: string }> {
  const arriving = toMasterPath(mediaDir, `arriving-${randomUUID()}`)
  try {
    const filling = await fill(arriving)
    if (!filling.ok) return filling
    const kind = await recognizePicture(arriving)
    if (kind === undefined)
      return { ok: false, reason: `${name} is no picture (JPEG, PNG, WebP, AVIF, GIF or TIFF)` }
    const file = `${key}.${kind.extension}`
    if (await holdsAnother(join(mediaDir, file), arriving))
      return { ok: false, reason: `another picture has the file ${file} already` }
    if (isRehearsal) return { ok: true }
    await rename(arriving, toMasterPath(mediaDir, file))
    await registerPicture(db, { key, file, alt: alt.slice(0, 300) }, mediaDir, kind.measures)
    return { ok: true }
  } finally {
    await rm(arriving, { force: true })
  }
}

/** Recognises a picture by its content, whatever its name says; undefined when the shop cannot show it. */
async function recognizePicture(
  path: string,
): Promise<{ extension: string; measures: Measures } | undefined> {
  try {
    const measures = await measurePicture(path)
    const { format } = await openPicture(path).metadata()
    const extension = extensions[format ?? '']
    if (extension !== undefined) return { extension, measures }
    if (format !== 'gif' && format !== 'tiff') return undefined
    // No page shows GIF or TIFF; their first picture is stored as PNG instead.
    const bytes = await openPicture(path).autoOrient().png().toBuffer()
    await writeFile(path, bytes)
    return { extension: 'png', measures }
  } catch {
    return undefined
  }
}

async function holdsAnother(path: string, arriving: string): Promise<boolean> {
  try {
    return !(await readFile(path)).equals(await readFile(arriving))
  } catch {
    return false
  }
}

/** Returns a source that copies the picture from a file in a folder. */
export const copyFrom =
  (from: string): Fill =>
  async (to) => {
    try {
      await copyFile(from, to)
      return { ok: true }
    } catch {
      return { ok: false, reason: 'pictures that are not in the folder' }
    }
  }
