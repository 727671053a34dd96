import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/**
 * The encoding of a text file: its byte order mark, else zeros in every second place (UTF-16), else UTF-8 when all of it is
 * valid UTF-8, else Windows-1252, in which older spreadsheets save. Reads the file once through.
 */
export async function detectEncoding(file: string): Promise<Encoding> {
  const start = await firstBytes(file)
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8'
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const zerosAt = (rest: number) => start.filter((byte, index) => byte === 0 && index % 2 === rest).length
  if (zerosAt(1) > start.length / 4) return 'utf-16le'
  if (zerosAt(0) > start.length / 4) return 'utf-16be'
  return (await isUtf8(file)) ? 'utf-8' : 'windows-1252'
}

/** Whether a file is UTF-8 from beginning to end; one that says so by its mark may be broken all the same. */
export async function isUtf8(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of createReadStream(file)) decoder.decode(bytes, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** The text of a file, piece by piece, without its byte order mark. */
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
