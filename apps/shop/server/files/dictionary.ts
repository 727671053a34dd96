import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'

/**
 * A browser that has an earlier version of a script can be sent what changed in it: Compression Dictionary Transport, RFC 9842.
 * Chromium has it; all other browsers are sent the whole script, as before.
 */

/** The coding's name in Accept-Encoding and Content-Encoding: Zstandard with a dictionary. */
export const dictionaryCoding = 'dcz'

/** A skippable frame of Zstandard, 32 bytes long; the dictionary's hash follows it (RFC 9842, section 5). */
const frameStart = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00])
/** Each difference is made once and sent many times. */
const compressionLevel = 19

/** What comes before and after the hash in the name that the build gives a file: `page-` and `.js` of `page-Dm78cFLu.js`. */
const builtName = /^(.+-)[\w-]{8}(\.\w+)$/

/** Returns what the versions of a built file have in common, with `*` in place of the hash; undefined for a name without one. */
export function toFamily(pathname: string): string | undefined {
  const [, start, end] = builtName.exec(pathname) ?? []
  return start === undefined || end === undefined ? undefined : `${start}*${end}`
}

/** Returns the hash by which browsers name a dictionary: SHA-256 in base64. */
export function hashDictionary(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64')
}

/** Reads the header Available-Dictionary, a byte sequence of structured fields; undefined for any other text. */
export function readAvailableDictionary(header: string | string[] | undefined): string | undefined {
  return /^:([A-Za-z0-9+/]{43}=):$/.exec(String(header ?? ''))?.[1]
}

/** Compresses a file for browsers that have the dictionary. */
export async function compressWithDictionary(plain: Buffer, dictionary: Buffer): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: compressionLevel }
  const compressed = await promisify(zstdCompress)(plain, { dictionary, params })
  return Buffer.concat([frameStart, createHash('sha256').update(dictionary).digest(), compressed])
}
