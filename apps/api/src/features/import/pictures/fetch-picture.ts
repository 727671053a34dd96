import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { askAddress, PictureRefused } from './ask-address.ts'

/** The most bytes of a picture; a photograph of 50 megapixels has fewer. */
const largestPicture = 25_000_000
/** The time from the request to the last byte. */
const patienceMs = 20_000
/** A server that fails to answer this often in a row is not asked again. */
const mostSilences = 5

type Fetching = { ok: true } | { ok: false; reason: string }
export type FetchPicture = (address: URL, to: string) => Promise<Fetching>

/** Fetches pictures from the web into files. It gives up servers that are down, which would hold up thousands. */
export function createPictureFetcher(allowed: ReadonlySet<string>): FetchPicture {
  const silences = new Map<string, number>()
  return async (address, to) => {
    const { host } = address
    const silent = silences.get(host) ?? 0
    if (silent >= mostSilences) return { ok: false, reason: `pictures of ${host}, which does not answer` }
    try {
      await fetchTo(address, to, allowed)
      silences.delete(host)
      return { ok: true }
    } catch (error) {
      if (error instanceof PictureRefused)
        return { ok: false, reason: `pictures of ${host}: ${error.message}` }
      silences.set(host, silent + 1)
      return { ok: false, reason: `pictures of ${host}, which does not answer` }
    }
  }
}

async function fetchTo(address: URL, to: string, allowed: ReadonlySet<string>): Promise<void> {
  const signal = AbortSignal.timeout(patienceMs)
  const response = await askAddress(address, { allowed, signal })
  if (Number(response.headers['content-length'] ?? 0) > largestPicture) {
    response.destroy()
    throw new PictureRefused('more than 25 MB')
  }
  let bytes = 0
  await pipeline(
    response,
    async function* limited(pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        bytes += piece.length
        if (bytes > largestPicture) throw new PictureRefused('more than 25 MB')
        yield piece
      }
    },
    createWriteStream(to),
    { signal },
  )
}
