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
  gzip?: Buffer
  readonly bytes: number
}

/** Names and values of headers in turns, which is how Node sends them with the least work. */
export type HeaderLines = readonly string[]

/** Compresses a text for keeping, and estimates the memory that it takes in bytes. */
export async function keepText(plain: Buffer): Promise<KeptText> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  }
  const brotli = await promisify(brotliCompress)(plain, { params })
  return { brotli, bytes: Math.ceil(brotli.byteLength * withGzip) }
}

/** Sends a text at once in a form that is ready; returns false when the reader wants one that has to be made first. */
export function sendReadyText(
  text: KeptText,
  answer: { status: number; lines: HeaderLines },
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const encoding = chooseEncoding(request)
  const body = encoding === 'br' ? text.brotli : encoding === 'gzip' ? text.gzip : undefined
  if (encoding === undefined || body === undefined) return false
  const lines = [...answer.lines, 'vary', 'Accept-Encoding', 'content-encoding', encoding]
  sendBytes(body, { ...answer, lines }, request, response)
  return true
}

/** Sends a text in the form that the reader wants. */
export async function sendText(
  text: KeptText,
  answer: { status: number; lines: HeaderLines },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (chooseEncoding(request) === 'gzip') text.gzip ??= await promisify(gzip)(await readPlain(text))
  if (sendReadyText(text, answer, request, response)) return
  const lines = [...answer.lines, 'vary', 'Accept-Encoding']
  sendBytes(await readPlain(text), { ...answer, lines }, request, response)
}

function readPlain({ brotli }: KeptText): Promise<Buffer> {
  return promisify(brotliDecompress)(brotli)
}

function sendBytes(
  body: Buffer,
  { status, lines }: { status: number; lines: HeaderLines },
  { method }: IncomingMessage,
  response: ServerResponse,
): void {
  response.writeHead(status, [...lines, 'content-length', String(body.byteLength)])
  response.end(method === 'HEAD' ? undefined : body)
}

function chooseEncoding(request: IncomingMessage): 'br' | 'gzip' | undefined {
  const accepted = listAcceptedEncodings(request.headers['accept-encoding'])
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : undefined
}
