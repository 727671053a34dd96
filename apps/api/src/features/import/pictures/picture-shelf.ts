import { join } from 'node:path'
import type { PictureShelf, TakePicture, Taking } from '@sluimer/product-files/input/picture-port'
import type { Db } from '../../../platform/db/database.ts'
import { findPictures } from '../../media/media.queries.ts'
import type { FetchPicture } from './fetch-picture.ts'
import { copyFrom, type Fill, keepPicture } from './keep-picture.ts'
import { toAddressKey, toFileKey, toFileName, toWebAddress } from './picture-name.ts'

interface Place {
  mediaDir: string
  /** The folder of `--pictures`, which holds the pictures under their file names. */
  folder: string | undefined
  /** Fetches the web addresses in the file; without it no address is ever contacted. */
  fetch: FetchPicture | undefined
  /** The address where paths begin, for a file that contains no web addresses. */
  base: string | undefined
  /** A rehearsal fetches and stores nothing: pictures count as present when they could be. */
  isRehearsal: boolean
}

/**
 * Finds the pictures that a file names by web address or path: among those fetched before, among those known by their
 * file name, in a folder on this machine, and on the web if that is requested.
 */
export function createPictureShelf(
  db: Db,
  { mediaDir, folder, fetch, base, isRehearsal }: Place,
): PictureShelf & { promised: ReadonlySet<string> } {
  /** Pictures that this import adds, or that a rehearsal would have added. */
  const promised = new Set<string>()
  const arriving = new Map<string, Promise<Taking>>()

  async function take(known: ReadonlySet<string>, address: string, alt: string): Promise<Taking> {
    const isKnown = (key: string) => known.has(key) || promised.has(key)
    const webAddress = toWebAddress(address, base)
    const keyOnTheWeb = webAddress && toAddressKey(webAddress)
    if (keyOnTheWeb !== undefined && isKnown(keyOnTheWeb)) return { ok: true, key: keyOnTheWeb }
    const key = toFileKey(address)
    if (fetch === undefined || keyOnTheWeb === undefined) {
      if (key === '') return { ok: false, reason: `'${address}' names no picture` }
      if (isKnown(key)) return { ok: true, key }
    }
    if (folder !== undefined && key !== '') {
      const found = await keepOnce(key, toFileName(address), alt, copyFrom(join(folder, toFileName(address))))
      if (found.ok || fetch === undefined) return found
    }
    if (fetch === undefined || webAddress === undefined || keyOnTheWeb === undefined)
      return {
        ok: false,
        reason: 'pictures that are not known and are not fetched (--pictures or --fetch-pictures)',
      }
    if (isRehearsal) return promise(keyOnTheWeb)
    return keepOnce(keyOnTheWeb, webAddress.origin + webAddress.pathname, alt, (to) => fetch(webAddress, to))
  }

  /** Stores a picture once: two products that name it at the same time wait for the same copy. */
  function keepOnce(key: string, name: string, alt: string, fill: Fill): Promise<Taking> {
    const waiting = arriving.get(key) ?? keep(key, name, alt, fill).finally(() => arriving.delete(key))
    arriving.set(key, waiting)
    return waiting
  }

  async function keep(key: string, name: string, alt: string, fill: Fill): Promise<Taking> {
    const kept = await keepPicture(db, mediaDir, { key, name, alt, fill, isRehearsal })
    return kept.ok ? promise(key) : kept
  }

  function promise(key: string): Taking {
    promised.add(key)
    return { ok: true, key }
  }

  return {
    promised,
    async open(addresses: readonly string[]): Promise<TakePicture> {
      const keys = addresses.flatMap((address) => {
        const webAddress = toWebAddress(address, base)
        return [toFileKey(address), ...(webAddress ? [toAddressKey(webAddress)] : [])]
      })
      const known = new Set((await findPictures(db, keys)).keys())
      return (address, alt) => take(known, address, alt)
    },
  }
}
