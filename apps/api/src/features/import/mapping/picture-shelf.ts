import { constants } from 'node:fs'
import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { slugify } from '@sluimer/domain/catalog/slug'
import type { Db } from '../../../platform/db/database.ts'
import { masterPath } from '../../media/master-path.ts'
import { measurePicture } from '../../media/measure-picture.ts'
import { findPictures } from '../../media/media.queries.ts'
import { registerPicture } from '../../media/register-picture.ts'

export type TakePicture = (
  address: string,
  alt: string,
) => Promise<{ ok: true; key: string } | { ok: false; reason: string }>

interface Place {
  mediaDir: string
  /** The folder of `--pictures`; without it only pictures that are known already are taken. */
  folder: string | undefined
  /** In a rehearsal pictures are looked at and not kept. */
  isRehearsal: boolean
}

/**
 * Finds the pictures that a file names by web address or path: by the name of the file alone, among those known and in a
 * folder on this machine. No address is ever asked for anything.
 */
export function createPictureShelf(db: Db, { mediaDir, folder, isRehearsal }: Place) {
  /** Pictures that a rehearsal would have added. */
  const promised = new Set<string>()

  async function take(known: ReadonlySet<string>, address: string, alt: string) {
    const name = fileNameOf(address)
    const key = keyOf(name)
    if (key === '') return { ok: false as const, reason: `'${address}' names no picture` }
    if (known.has(key) || promised.has(key)) return { ok: true as const, key }
    const [, extension = ''] = /\.(avif|webp|jpe?g|png)$/i.exec(name) ?? []
    if (folder === undefined || extension === '')
      return { ok: false as const, reason: 'pictures that are not known and are not fetched (--pictures)' }
    try {
      await keep(join(folder, name), key, extension.toLowerCase(), alt)
    } catch (error) {
      const isAbsent = error instanceof Error && /ENOENT|Input file is missing/.test(error.message)
      const reason = isAbsent ? 'pictures that are not in the folder' : `the file ${name} is no picture`
      return { ok: false as const, reason }
    }
    promised.add(key)
    return { ok: true as const, key }
  }

  async function keep(from: string, key: string, extension: string, alt: string) {
    await measurePicture(from)
    if (isRehearsal) return
    const file = `${key}.${extension}`
    const to = masterPath(mediaDir, file)
    await copyFile(from, to, constants.COPYFILE_EXCL)
    try {
      await registerPicture(db, { key, file, alt: alt.slice(0, 300) }, mediaDir)
    } catch (error) {
      await rm(to)
      throw error
    }
  }

  return {
    promised,
    /** Looks up in one statement which of these are known, and answers how to take one of them. */
    async open(addresses: readonly string[]): Promise<TakePicture> {
      const keys = addresses.map((address) => keyOf(fileNameOf(address)))
      const known = new Set((await findPictures(db, keys)).keys())
      return (address, alt) => take(known, address, alt)
    },
  }
}
export type PictureShelf = ReturnType<typeof createPictureShelf>

/** 'https://cdn.example/a/Foto%201.jpg?v=3' and '/a/Foto 1.jpg' are both 'Foto 1.jpg'; no slash is left in it. */
function fileNameOf(address: string): string {
  const path = address.replace(/[?#].*$/, '')
  let name = path.split(/[/\\]/).at(-1) ?? ''
  try {
    name = decodeURIComponent(name)
  } catch {
    // A stray percent sign is part of the name.
  }
  return name.split(/[/\\\0]/).at(-1) ?? ''
}

const keyOf = (name: string) =>
  slugify(name.replace(/\.[a-z]{3,4}$/i, ''))
    .slice(0, 200)
    .replace(/-$/, '')
