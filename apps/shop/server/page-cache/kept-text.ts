import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { listAcceptedEncodings } from '../answer/send-response.ts'

/** Compression runs once for all readers of a text, on another thread; a higher quality takes ten times as long for a tenth less. */
const brotliQuality = 6
/** What the gzip takes beside the brotli, roughly. It is counted as if it existed already. */
const withGzip = 2.3

/** A text as compressed bytes, ready to be sent to anyone. */
export interface KeptText {
  readonly brotli: Buffer
  /** Made when the first reader asks for it. */
  gzip?: Promise<Buffer>
  readonly bytes: number
}

export async function keepText(plain: Buffer): Promise<KeptText> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  }
  const brotli = await promisify(brotliCompress)(plain, { params })
  return { brotli, bytes: Math.ceil(brotli.byteLength * withGzip) }
}

/** Sends a text with a status; the headers of the answer already hold all but what says how it is encoded. */
export async function sendText(
  text: KeptText,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const accepted = listAcceptedEncodings(request.headers['accept-encoding'])
  const encoding = accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : undefined
  const body = await encodeText(text, encoding)
  response.setHeader('vary', 'Accept-Encoding')
  if (encoding) response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', body.byteLength)
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body)
}

async function encodeText(text: KeptText, encoding: 'br' | 'gzip' | undefined): Promise<Buffer> {
  if (encoding === 'br') return text.brotli
  const plain = () => promisify(brotliDecompress)(text.brotli)
  if (encoding === undefined) return plain()
  text.gzip ??= plain().then((bytes) => promisify(gzip)(bytes))
  return text.gzip
}
