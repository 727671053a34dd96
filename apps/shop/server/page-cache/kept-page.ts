import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { listAcceptedEncodings } from '../answer/send-response.ts'
import type { UsedAnswer } from './known-answers.ts'

/** Compression runs once for all readers of a page, on another thread; a higher quality takes ten times as long for a tenth less. */
const brotliQuality = 6
/** What an entry takes besides its bytes, roughly. */
const overheadBytes = 2_000

/** A page as bytes, ready to be sent to anyone. */
export interface KeptPage {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly etag: string
  /** The answers that it was made with. */
  readonly used: readonly UsedAnswer[]
  readonly brotli: Buffer
  /** Made when the first reader asks for it. */
  gzip?: Promise<Buffer>
  readonly bytes: number
  /** The count of the change log at which the page was last known to be true. */
  trueAt: number
}

const notKept = new Set(['cache-control', 'content-length', 'content-encoding', 'etag', 'set-cookie', 'vary'])

/** Turns a page's answer into a page to keep. */
export async function keepPage(
  answer: Response,
  used: readonly UsedAnswer[],
  trueAt: number,
): Promise<KeptPage> {
  const plain = Buffer.from(await answer.arrayBuffer())
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  }
  const brotli = await promisify(brotliCompress)(plain, { params })
  return {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => !notKept.has(name)),
    // A weak tag, because the page stays the same in other encodings.
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    used,
    brotli,
    // Counted as if the gzip existed already.
    bytes: Math.ceil(brotli.byteLength * 2.3) + overheadBytes,
    trueAt,
  }
}

/** Sends a page to one reader; the headers of the answer already hold what belongs to that reader alone. */
export async function sendPage(
  page: KeptPage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of page.headers) response.setHeader(name, value)
  response.setHeader('vary', 'Accept-Encoding')
  if (page.status === 200) {
    response.setHeader('etag', page.etag)
    if (isKnown(request, page.etag)) {
      response.removeHeader('content-type')
      return void response.writeHead(304).end()
    }
  }
  const accepted = listAcceptedEncodings(request.headers['accept-encoding'])
  const encoding = accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : undefined
  const body = await encodePage(page, encoding)
  if (encoding) response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', body.byteLength)
  response.writeHead(page.status).end(request.method === 'HEAD' ? undefined : body)
}

function isKnown(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim())
  return known?.some((tag) => tag === '*' || tag === etag || `W/${tag}` === etag) ?? false
}

async function encodePage(page: KeptPage, encoding: 'br' | 'gzip' | undefined): Promise<Buffer> {
  if (encoding === 'br') return page.brotli
  const plain = () => promisify(brotliDecompress)(page.brotli)
  if (encoding === undefined) return plain()
  page.gzip ??= plain().then((bytes) => promisify(gzip)(bytes))
  return page.gzip
}
