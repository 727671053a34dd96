import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { countBytes } from './count-bytes.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/**
 * Detects the encoding of a text file: by its byte order mark, else by zeros in every second place (UTF-16), else by
 * which encoding fits more of its letters, UTF-8 or Windows-1252, in which older spreadsheets save. A single wrong byte
 * does not change the result. Undefined when the letters fit neither, as in files from an old Mac or DOS. Reads the file
 * once.
 */
export async function detectEncoding(file: string): Promise<Encoding | undefined> {
  const start = await firstBytes(file)
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8'
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const zerosAt = (rest: number) => start.filter((byte, index) => byte === 0 && index % 2 === rest).length
  if (zerosAt(1) > start.length / 4) return 'utf-16le'
  if (zerosAt(0) > start.length / 4) return 'utf-16be'
  const { sequences, strays, letters, strangers } = await countBytes(createReadStream(file))
  if (strays === 0 || (sequences > letters && sequences * mostStrays > strays)) return 'utf-8'
  return strangers > letters ? undefined : 'windows-1252'
}

/** A UTF-8 file can have more damaged bytes than accented letters, but not this many for each. */
const mostStrays = 3

/** The message about a file whose letters are in no supported encoding. */
export const unknownEncoding =
  'Its letters with accents are neither in UTF-8, UTF-16 nor Windows-1252 (an old Mac, or DOS?): save the file as UTF-8'

/** Whether the whole file is valid in this encoding; a file with a byte order mark may still be broken. */
export async function isWhole(file: string, encoding: Encoding): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const bytes of createReadStream(file)) decoder.decode(bytes, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** Yields the text of a file, piece by piece, without its byte order mark. */
export async function* decodeFile(file: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of createReadStream(file)) yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
}

async function firstBytes(file: string): Promise<Uint8Array> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0)
    return Uint8Array.from(buffer.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
}
