import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const compressible =
  /^(text\/(?!event-stream)|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml)/
/** Above this quality brotli costs more time per request than the saved bytes are worth. */
const brotliQuality = 4

/** Sends a web Response over a Node connection, compressed when it is text and the client accepts that. */
export async function sendResponse(
  answer: Response,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)

  if (!answer.body || request.method === 'HEAD') {
    await answer.body?.cancel()
    response.end()
    return
  }
  const compressor = compressorFor(answer, request)
  if (compressor) {
    response.setHeader('content-encoding', compressor.encoding)
    response.removeHeader('content-length')
    // A strong tag names exact bytes, and compression has changed them.
    const tag = response.getHeader('etag')
    if (typeof tag === 'string' && !tag.startsWith('W/')) response.setHeader('etag', `W/${tag}`)
  }
  if (compressible.test(answer.headers.get('content-type') ?? ''))
    response.appendHeader('vary', 'Accept-Encoding')
  // The browser's and Node's types of the same stream differ in a detail that is not used here.
  const source = Readable.fromWeb(answer.body as ReadableStream)
  await (compressor ? pipeline(source, compressor.stream, response) : pipeline(source, response))
}

function compressorFor(
  answer: Response,
  request: IncomingMessage,
): { encoding: string; stream: Transform } | undefined {
  if (answer.status === 206 || answer.headers.has('content-encoding')) return undefined
  if (!compressible.test(answer.headers.get('content-type') ?? '')) return undefined
  const accepted = listAcceptedEncodings(request.headers['accept-encoding'])
  if (accepted.has('br'))
    return {
      encoding: 'br',
      stream: createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    }
  return accepted.has('gzip') ? { encoding: 'gzip', stream: createGzip() } : undefined
}

/** Browsers send very few different headers, so that each is read once. */
const readBefore = new LRUCache<string, ReadonlySet<string>>({ max: 100 })
const longestRead = 200

/** Returns the encodings that a client accepts; `q=0` means that it refuses one. */
export function listAcceptedEncodings(header: string | string[] | undefined): ReadonlySet<string> {
  const text = String(header ?? '')
  const before = readBefore.get(text)
  if (before !== undefined) return before
  const accepted = new Set(
    text
      .split(',')
      .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
      .map((entry) => entry.split(';')[0]?.trim() ?? ''),
  )
  if (text.length <= longestRead) readBefore.set(text, accepted)
  return accepted
}
